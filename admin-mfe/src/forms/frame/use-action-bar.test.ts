import { describe, expect, it } from "vitest";
import { liftOver } from "./use-action-bar.ts";

describe("messages and the bar with a form's buttons", () => {
  it.each([
    ["stuck to the lower edge", { top: 570, bottom: 640 }, 70],
    ["a little above it, at the end of the page", { top: 500, bottom: 570 }, 140],
    ["further up than messages reach", { top: 200, bottom: 270 }, 0],
    ["below the screen", { top: 640, bottom: 710 }, 0],
  ])("a bar that is %s", (_, bar, lift) => expect(liftOver(bar, 640)).toBe(lift));
});
