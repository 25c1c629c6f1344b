import { describe, expect, it } from "vitest";
import { readRetention } from "../settings/retention.ts";
import { retainedOf } from "./retention.ts";

const day = 24 * 3_600_000;
const newest = new Date("2026-11-23T02:30:00Z");
const daysAgo = (count: number) => new Date(newest.getTime() - count * day);

describe("old backups", () => {
  it("7,4,12 keeps a week of days, a month of weeks and a year of months", () => {
    const times = Array.from({ length: 800 }, (_, i) => daysAgo(i));
    const retained = [...retainedOf(times, { daily: 7, weekly: 4, monthly: 12 })].map((at) => new Date(at));
    const ages = retained.map((at) => (newest.getTime() - at.getTime()) / day).sort((a, b) => a - b);
    expect(ages.slice(0, 7)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(Math.max(...ages)).toBeGreaterThan(320);
    expect(ages.length).toBeLessThanOrEqual(7 + 4 + 12);
  });

  it("several of one day leave the newest", () => {
    const times = [0, 1, 2, 3].map((hours) => new Date(newest.getTime() - (hours * 3_600_000) / 2));
    expect(retainedOf(times, { daily: 7, weekly: 4, monthly: 12 })).toEqual(new Set([newest.getTime()]));
  });

  it("stay as long as no newer ones take their place, however old they are", () => {
    const times = [400, 401, 402].map(daysAgo);
    expect(retainedOf(times, { daily: 7, weekly: 0, monthly: 0 }).size).toBe(3);
  });

  it.each(["", "x", "0", "7,4,12,1", "7,-1", "1.5"])("%j is no rule", (text) => {
    expect(() => readRetention(text, "--keep")).toThrow("--keep must be");
  });

  it("the weeks and months may be left out", () => {
    expect(readRetention("3", "--keep")).toEqual({ daily: 3, weekly: 0, monthly: 0 });
  });
});
