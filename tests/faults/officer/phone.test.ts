import type { Browser } from "@playwright/test";
import { expect, test } from "vitest";
import { sharedPhone } from "./phone.ts";

/** As much of a browser as opening tabs takes. */
function fakeBrowser(): Browser {
  const nothing = () => Promise.resolve();
  const page = () => {
    let closed = false;
    return { setViewportSize: nothing, isClosed: () => closed, close: async () => void (closed = true) };
  };
  const context = {
    ...{ exposeBinding: nothing, addInitScript: nothing, on: () => undefined },
    newPage: async () => page(),
  };
  return { newContext: async () => context } as unknown as Browser;
}

test("gives everybody the same tab, also while it is being opened", async () => {
  const phone = await sharedPhone(fakeBrowser());
  const [first, second] = await Promise.all([phone.tab(), phone.tab()]);
  expect(second).toBe(first);
  expect(await phone.tab()).toBe(first);
});

test("opens another tab after a loss", async () => {
  const phone = await sharedPhone(fakeBrowser());
  const lost = await phone.tab();
  await phone.closeTab();
  const [next, same] = await Promise.all([phone.tab(), phone.tab()]);
  expect(next).not.toBe(lost);
  expect(same).toBe(next);
  expect(phone.losses).toBe(1);
});
