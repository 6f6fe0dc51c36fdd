import { expect, test } from "vitest";
import { withPolicyFirst } from "../../src/build/policy-first.ts";

const policy = `<meta http-equiv="content-security-policy" content="default-src 'none'; script-src 'self' 'sha256-$&='">`;

test("the policy moves to the top of the head, unchanged", () => {
  const page = `<html><head><meta charset="utf-8"><script src="/a.js"></script>${policy}</head><body></body></html>`;
  expect(withPolicyFirst(page)).toBe(
    `<html><head><meta charset="utf-8">${policy}<script src="/a.js"></script></head><body></body></html>`,
  );
});

test("a page without a policy is refused", () => {
  expect(() => withPolicyFirst(`<head><meta charset="utf-8"></head>`)).toThrow(/no security policy/);
});

test("a page without a character set is refused", () => {
  expect(() => withPolicyFirst(`<head>${policy}</head>`)).toThrow(/no character set/);
});
