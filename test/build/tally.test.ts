import { describe, expect, test } from "vitest";
import { judge, sum, tallyPlaywright, tallyVitest, tell } from "../../src/build/tally.ts";

describe("tally", () => {
  test("counts the tests of a Vitest report", () => {
    const report = { numPassedTests: 7, numFailedTests: 2, numPendingTests: 1, numTodoTests: 3 };
    expect(tallyVitest(report)).toEqual({ passed: 7, failed: 2, skipped: 4 });
  });

  test("counts a flaky browser test as failed", () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 4 } };
    expect(tallyPlaywright(report)).toEqual({ passed: 5, failed: 3, skipped: 4 });
  });

  test("a command that fails without a failed test has failed once", () => {
    expect(judge(1, { passed: 9, failed: 0, skipped: 0 })).toEqual({ passed: 9, failed: 1, skipped: 0 });
    expect(judge(1, { passed: 9, failed: 3, skipped: 0 })).toEqual({ passed: 9, failed: 3, skipped: 0 });
  });

  test("a step that runs no test has failed", () => {
    expect(judge(0, { passed: 0, failed: 0, skipped: 4 }).failed).toBe(1);
    expect(judge(0, { passed: 1, failed: 0, skipped: 0 }).failed).toBe(0);
  });

  test("the last line names passed and failed, and the skipped only if there are any", () => {
    const total = sum([
      { passed: 1, failed: 0, skipped: 0 },
      { passed: 2, failed: 1, skipped: 0 },
    ]);
    expect(tell(total)).toBe("3 passed, 1 failed");
    expect(tell({ ...total, skipped: 2 })).toBe("3 passed, 1 failed, 2 skipped");
  });
});
