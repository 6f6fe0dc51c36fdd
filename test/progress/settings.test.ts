import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { describe, expect, test, vi } from "vitest";
import { newBrowserForEach, openPage } from "./support.ts";

const browser = newBrowserForEach();

const script = readFileSync(new URL("../../public/theme.js", import.meta.url), "utf8");

/** What the script in the head of each page puts on <html>. */
function seenBeforePaint(): Record<string, string> {
  const dataset: Record<string, string> = {};
  runInNewContext(script, { localStorage: browser.local, document: { documentElement: { dataset } } });
  return { ...dataset };
}

describe("settings", () => {
  test("are the defaults where nothing was chosen", async () => {
    const page = await openPage();
    expect(page.$settings.get()).toEqual({ theme: "system", dots: "shown", numbers: "hidden", motion: "system" });
    expect(page.chosenSettings()).toEqual({});
  });

  test("are kept as the value and the moment it was chosen", async () => {
    vi.useFakeTimers({ now: 1_764_547_200_000 });
    const page = await openPage();
    page.setSetting("dots", "hidden");
    expect(browser.local.getItem("outflank:dots")).toBe("hidden@1764547200000");
    expect((await openPage()).$settings.get().dots).toBe("hidden");
    expect((await openPage()).chosenSettings()).toEqual({ dots: { value: "hidden", at: 1_764_547_200_000 } });
  });

  test("are read without a moment as well, as chosen before any other", async () => {
    browser.local.setItem("outflank:theme", "dark");
    const page = await openPage();
    expect(page.$settings.get().theme).toBe("dark");
    page.adoptSettings({ theme: { value: "light", at: 1 } });
    expect(page.$settings.get().theme).toBe("light");
  });

  test("follow a choice made in another tab", async () => {
    const page = await openPage();
    const seen: string[] = [];
    const stop = page.$settings.subscribe(({ theme }) => seen.push(theme));
    browser.local.setItem("outflank:theme", "dark@5");
    window.dispatchEvent(Object.assign(new Event("storage"), { key: "outflank:theme" }));
    browser.local.removeItem("outflank:theme");
    window.dispatchEvent(Object.assign(new Event("storage"), { key: null }));
    stop();
    expect(seen).toEqual(["system", "dark", "system"]);
  });

  test("are no longer followed once nobody listens, even if the page is gone by then", async () => {
    vi.useFakeTimers();
    const target = window;
    const methods = ["addEventListener", "removeEventListener"] as const;
    const frame = Object.fromEntries(methods.map((name) => [name, target[name].bind(target)]));
    vi.stubGlobal("window", frame);
    const page = await openPage();
    page.$settings.subscribe(() => undefined)();
    for (const name of methods) delete frame[name];
    expect(() => vi.runAllTimers()).not.toThrow();
    browser.local.setItem("outflank:theme", "dark@5");
    target.dispatchEvent(Object.assign(new Event("storage"), { key: "outflank:theme" }));
    expect(page.$settings.value).toMatchObject({ theme: "system" });
  });

  test("of a file are taken over only where they were chosen later", async () => {
    const page = await openPage();
    page.setSetting("theme", "dark");
    page.adoptSettings({ theme: { value: "light", at: 5 }, motion: { value: "off", at: 5 } });
    expect(page.$settings.get()).toMatchObject({ theme: "dark", motion: "off" });
    expect(browser.local.getItem("outflank:motion")).toBe("off@5");
  });
});

describe("the script before the first paint", () => {
  test("puts on the page what is not the default, for every setting that is seen in how a page looks", async () => {
    const page = await openPage();
    page.setSetting("theme", "dark");
    page.setSetting("dots", "hidden");
    page.setSetting("motion", "off");
    page.setSetting("numbers", "shown");
    expect(seenBeforePaint()).toEqual({ theme: "dark", dots: "hidden", motion: "off" });
    page.setSetting("theme", "system");
    page.setSetting("dots", "shown");
    page.setSetting("motion", "system");
    expect(seenBeforePaint()).toEqual({});
  });

  test("takes nothing that is no value of the setting", async () => {
    for (const text of ["pink", '"><b>', "dark@", "dark@x", "constructor", ""]) {
      browser.local.setItem("outflank:theme", text);
      expect(seenBeforePaint()).toEqual({});
      const { $settings } = await openPage();
      expect($settings.get().theme).toBe("system");
    }
  });

  test("leaves the page alone where the storage refuses", () => {
    browser.local.setItem("outflank:theme", "dark");
    browser.local.refuse("get");
    expect(seenBeforePaint()).toEqual({});
  });
});
