import { expect, test } from "vitest";
import { latestNewsAt } from "./latest-news.ts";

const enteredAt = (iso: string) => (Date.parse(iso) / 1000).toString(16).padStart(8, "0") + "0".repeat(16);
const achievement = (id?: string) => ({ title: "Drilled", detail: "", progress: 100, ...(id && { id }) });

test("an achievement that was entered later is a project's latest news", () => {
  const achievements = [
    achievement(enteredAt("2026-06-01T08:00:00Z")),
    achievement(enteredAt("2026-03-01T08:00:00Z")),
    achievement(),
  ];
  expect(latestNewsAt({ createdAt: "2026-01-01T08:00:00Z", achievements })).toBe("2026-06-01T08:00:00.000Z");
  expect(latestNewsAt({ createdAt: "2026-07-01T08:00:00Z", achievements })).toBe("2026-07-01T08:00:00Z");
});

test("a record that knows no time has none", () => {
  expect(latestNewsAt({ achievements: [achievement(), achievement("a1")] })).toBeUndefined();
  const entered = achievement(enteredAt("2026-06-01T08:00:00Z"));
  expect(latestNewsAt({ createdAt: "soon", achievements: [entered] })).toBe("2026-06-01T08:00:00.000Z");
});
