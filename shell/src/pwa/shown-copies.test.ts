import { expect, test } from "vitest";
import { shownCopies } from "./shown-copies.ts";

const [water, energy] = ["https://api.example/water", "https://api.example/energy"];
const [monday, tuesday] = ["2026-11-23T08:00:00.000Z", "2026-11-24T08:00:00.000Z"];

test("of several copies the oldest one's time is shown, whichever was told last", () => {
  const [savedAt, onMessage] = shownCopies();
  onMessage({ type: "read-kept", url: water, keptAt: monday });
  onMessage({ type: "read-kept", url: energy, keptAt: tuesday });
  expect(savedAt.get()).toBe(monday);
});

test.each(["read-updated", "read-current"] as const)("a copy that is %s is none any more", (type) => {
  const [savedAt, onMessage] = shownCopies();
  onMessage({ type: "read-kept", url: water, keptAt: monday });
  onMessage({ type: "read-kept", url: energy, keptAt: tuesday });
  onMessage({ type, url: water });
  expect(savedAt.get()).toBe(tuesday);
  onMessage({ type, url: energy });
  expect(savedAt.get()).toBe("");
});

test("a refresh of everything that fails hides no time", () => {
  const [savedAt, onMessage] = shownCopies();
  onMessage({ type: "read-kept", url: water, keptAt: monday });
  onMessage({ type: "read-kept", url: water, keptAt: "" });
  expect(savedAt.get()).toBe(monday);
});
