import type { QueuedItem } from "@ministry/api-client/outbox";
import { expect, test } from "vitest";
import { waitsFor } from "./words.ts";

const now = new Date(2026, 10, 21, 9, 30).getTime();
const waiting = (nextTryAt: number, cause?: "line" | "server") =>
  ({ job: { state: "waiting", cause }, nextTryAt }) as unknown as QueuedItem;

test("what waits says when it is tried next, by the clock of the whole portal", () => {
  expect(waitsFor(waiting(now + 30_000, "line"), now)).toBe(
    "The connection was interrupted. Next try in 30 s, at 09:30.",
  );
  expect(waitsFor(waiting(now + 300_000, "server"), now)).toBe("Next try in 5 min, at 09:35.");
});

test("when its time has come it says that it is tried again shortly", () => {
  expect(waitsFor(waiting(now, "line"), now)).toBe("The connection was interrupted. Trying again shortly.");
});
