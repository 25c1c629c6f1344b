import { expect, it } from "vitest";
import { lackedIn } from "./old-browsers.ts";

it.each([
  [
    "let e=t?AbortSignal.any([i.signal,t]):i.signal",
    ["AbortSignal.any (Chrome 116, Firefox 124, Safari 17.4)"],
  ],
  ["class A{static{this.b=1}}", ["class static block (Safari 16.4)"]],
  ["x=/(?<=a)b/", ["lookbehind (Safari 16.4)"]],
  ["y=[1].toSorted()", ["Array.prototype.toSorted and its like (Chrome 110, Firefox 115, Safari 16)"]],
  ["class A{static x=1}y=/(?<name>a)/;z=[1].find(Boolean)", []],
])("tells what old browsers lack, in scripts as they are built: %s", (script, lacked) => {
  expect(lackedIn(script)).toEqual(lacked);
});
