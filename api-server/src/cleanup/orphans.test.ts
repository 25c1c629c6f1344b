import { mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openFolderStore } from "../storage/folder-store.ts";
import { newKey, variantKey } from "../storage/keys.ts";
import type { ObjectStore } from "../storage/object-store.ts";
import { openTestDatabase } from "../testing/test-database.ts";
import { orphanMarksRepository } from "../repositories/files/orphan-marks.ts";
import type { OrphanMarks } from "../repositories/files/orphan-marks.ts";
import { collectOrphans } from "./orphans.ts";

const day = 24 * 3_600_000;
const begin = Date.now();
const installationId = "installation";

let root: string;
let store: ObjectStore;
let named: string[];
let marks: OrphanMarks;
let database: Awaited<ReturnType<typeof openTestDatabase>>;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "orphans-"));
  store = await openFolderStore(root);
  await store.setInstallation(installationId);
  named = [];
  database ??= await openTestDatabase();
  marks = orphanMarksRepository(database.db);
  await marks.keepOnly([]);
});
afterEach(() => rm(root, { recursive: true }));

/** Stores a file two days before the test began. */
async function put(key = newKey("jpg"), { young = false } = {}): Promise<string> {
  await store.put(key, { data: Buffer.from("x") }, { contentType: "image/jpeg" });
  const at = new Date(begin - (young ? 0 : 2 * day));
  await utimes(join(root, key), at, at);
  return key;
}
async function putNamed(count: number): Promise<void> {
  for (let i = 0; i < count; i += 1) named.push(await put());
}
const files = { known: async (keys: string[]) => new Set(keys.filter((key) => named.includes(key))) };
const collect = (afterDays: number, more: { force?: boolean } = {}) =>
  collectOrphans({
    store,
    files,
    marks,
    installationId,
    now: () => new Date(begin + afterDays * day),
    ...more,
  });
const stored = async () => (await readdir(root)).filter((name) => !name.startsWith("."));

describe("stored files that no row names", () => {
  it("are marked first and removed a week later; what is named or young stays", async () => {
    await putNamed(40);
    const [left, young] = [await put(), await put(undefined, { young: true })];
    const variant = variantKey(named[0] ?? "", 320, "webp");
    named.push(await put(variant));
    expect(await collect(0)).toEqual({ objects: 43, orphans: 1, removed: 0 });
    expect(await collect(0)).toMatchObject({ removed: 0 });
    expect(await stored()).toContain(left);
    // The young one got its row meanwhile.
    named.push(young);
    expect(await collect(8)).toEqual({ objects: 43, orphans: 1, removed: 1 });
    expect((await stored()).sort()).toEqual([...named].sort());
  });

  it("lose their mark when a row names them again", async () => {
    await putNamed(40);
    const back = await put();
    await collect(0);
    named.push(back);
    await collect(1);
    named.pop();
    await collect(2);
    expect(await collect(8)).toMatchObject({ orphans: 1, removed: 0 });
    expect(await stored()).toContain(back);
  });

  it("stay, all of them, when they are more than 5 % of all, unless the operator insists", async () => {
    await putNamed(90);
    for (let i = 0; i < 10; i += 1) await put();
    await collect(0);
    const refused = await collect(8);
    expect(refused).toMatchObject({ removed: 0, refused: expect.stringContaining("10 of 100") });
    expect(await stored()).toHaveLength(100);
    expect(await collect(8, { force: true })).toMatchObject({ removed: 10 });
    expect(await stored()).toHaveLength(90);
  });

  it("stay when the database names no file at all", async () => {
    await put();
    await collect(0);
    expect(await collect(8)).toMatchObject({ removed: 0, refused: expect.stringContaining("No row names") });
    expect(await stored()).toHaveLength(1);
  });

  it.each(["another", undefined])("stay when the storage belongs to %s", async (owner) => {
    await putNamed(40);
    await put();
    await collect(0);
    if (owner === undefined) await rm(join(root, ".installation"));
    else await store.setInstallation(owner);
    expect(await collect(8, { force: true })).toMatchObject({
      removed: 0,
      refused: expect.stringContaining("belongs to installation"),
    });
    expect(await stored()).toHaveLength(41);
  });
});
