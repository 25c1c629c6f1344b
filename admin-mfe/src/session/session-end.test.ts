import { expect, it } from "vitest";
import { sessionEndSoon } from "./session-end.ts";

const now = Date.parse("2026-03-01T10:00:00Z");

it.each([
  ["an hour before", "2026-03-01T11:00:00Z", undefined],
  ["ten minutes before", "2026-03-01T10:10:00Z", "2026-03-01T10:10:00.000Z"],
  ["when it has ended: the next call says so", "2026-03-01T09:59:00Z", undefined],
  ["where the host does not say", undefined, undefined],
  ["where the host says nonsense", "soon", undefined],
])("the end of a session is announced %s", (_, expiresAt, announced) => {
  expect(sessionEndSoon(expiresAt, now)?.toISOString()).toBe(announced);
});
