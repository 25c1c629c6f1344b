// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createInstalling } from "./install.ts";

let isStandalone: boolean;

beforeEach(() => {
  isStandalone = false;
  localStorage.clear();
  vi.stubGlobal("matchMedia", () => ({ matches: isStandalone }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "standalone");
  Reflect.deleteProperty(navigator, "maxTouchPoints");
});

/** The browser offers to install the site; the person will answer its question so. */
function offer(outcome: "accepted" | "dismissed" = "accepted") {
  const prompt = vi.fn(async () => ({ outcome }));
  const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
  dispatchEvent(event);
  return { prompt, event };
}

test("the browser's offer is kept back and hinted at to those who came back", () => {
  const install = createInstalling(true);
  expect(install.get()).toBe("by-hand");
  const { event, prompt } = offer();
  expect(event.defaultPrevented).toBe(true);
  expect(prompt).not.toHaveBeenCalled();
  expect(install.get()).toBe("offered");
  expect(install.hint.get()).toBe("ask");
});

test("on a first visit nothing is hinted at, and asking works all the same", async () => {
  const install = createInstalling(false);
  offer();
  expect(install.hint.get()).toBe("");
  expect(await install.ask()).toBe(true);
});

test("an offer is good for one question", async () => {
  const install = createInstalling(true);
  const { prompt } = offer();
  await install.ask();
  expect(await install.ask()).toBe(false);
  expect(prompt).toHaveBeenCalledTimes(1);
});

test.each([
  ["dismissed", (install: ReturnType<typeof createInstalling>) => install.dismiss()],
  ["answered with no", (install: ReturnType<typeof createInstalling>) => install.ask()],
])("a hint that was %s stays away, also on later visits", async (_what, refuse) => {
  const install = createInstalling(true);
  offer("dismissed");
  await refuse(install);
  expect(install.hint.get()).toBe("");
  const later = createInstalling(true);
  offer();
  expect(later.hint.get()).toBe("");
  expect(later.get()).toBe("offered");
});

test("an installed site hints at nothing", () => {
  const install = createInstalling(true);
  offer();
  dispatchEvent(new Event("appinstalled"));
  expect(install.get()).toBe("installed");
  expect(install.hint.get()).toBe("");
  isStandalone = true;
  expect(createInstalling(true).get()).toBe("installed");
});

test("where the browser offers nothing by itself, as on iOS, the way is explained", () => {
  Object.defineProperty(navigator, "standalone", { value: false, configurable: true });
  Object.defineProperty(navigator, "maxTouchPoints", { value: 5, configurable: true });
  expect(createInstalling(true).hint.get()).toBe("explain");
  expect(createInstalling(false).hint.get()).toBe("");
});
