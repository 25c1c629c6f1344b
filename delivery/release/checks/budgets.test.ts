import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { fakeBuild } from "../../testing/fake-build.ts";
import { budgets, needWithinBudget } from "./budgets.ts";
import { readBuilt } from "../built/built.ts";

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), "budgets-"))));
afterEach(() => rm(folder, { recursive: true }));

/** A script that brotli can't make smaller than this. */
const script = (bytes: number) => randomBytes(Math.ceil(bytes)).toString("latin1");

async function check(startBytes: number, pageBytes: number): Promise<void> {
  const files = {
    "remoteEntry-a.js": script(startBytes),
    "assets/home.js": "//",
    "assets/home.css": script(500_000),
    "assets/other.js": script(pageBytes),
  };
  const routes = { "/": ["assets/home.js", "assets/home.css"], "/other": ["assets/other.js"] };
  const source = await fakeBuild(folder, "public-mfe", files, { routes });
  await needWithinBudget((await readBuilt(source)).manifest, source.client);
}

const { start, page } = budgets["public-mfe"];
/** A limit as messages name it, in a pattern. */
const named = (bytes: number) => `${bytes / 1000} kB is the budget`.replace(".", "\\.");

it("a build within its budget passes; styles and pictures do not count", async () => {
  await expect(check(start / 4, page / 4)).resolves.toBeUndefined();
});

it("a build over its budget is named page by page, with the bytes", async () => {
  await expect(check(start * 1.5, page / 4)).rejects.toThrow(
    new RegExp(String.raw`first page \(/\): \d+\.\d kB, ${named(start)}`),
  );
  await expect(check(start / 4, page * 1.5)).rejects.toThrow(
    new RegExp(String.raw`was not released:\n {2}page /other: \d+\.\d kB, ${named(page)}`),
  );
});

it("shell and public part together stay within the budget of a first visit", () => {
  // 140 kB of docs/budgets.md; what the federation runtime's loader adds, and libraries in a file of their own
  // (docs/decisions/0060, 0083).
  expect(budgets.shell.start + start).toBeLessThanOrEqual(140_000 + 3_300 + 1_000);
});
