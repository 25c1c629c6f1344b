import { linkSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { assertWritable, ForeignFiles, giveToOwner } from "./folder-owner.ts";

// Only root can give a file to another user, and no file refuses root: both calls are watched instead.
const me = process.getuid?.() ?? 0;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "owner-"));
  mkdirSync(join(folder, "db/base"), { recursive: true });
  for (const name of ["db/base/1", "db/PG_VERSION", "outside"]) writeFileSync(join(folder, name), "x");
  linkSync(join(folder, "outside"), join(folder, "db/linked"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it("what a command of root made in a data folder belongs to the folder's user afterwards, files with two names apart", () => {
  const given: string[] = [];
  giveToOwner(folder, me, { uid: me + 4711, gid: 7 }, (path, uid, gid) => {
    given.push(relative(folder, String(path)));
    expect([uid, gid]).toEqual([me + 4711, 7]);
  });
  expect(given.sort()).toEqual(["db", "db/PG_VERSION", "db/base", "db/base/1"]);
});

it("other users' files, and a folder of root's own, stay as they are", () => {
  giveToOwner(folder, me + 1, { uid: me + 4711, gid: 7 }, () => expect.unreachable());
  giveToOwner(folder, me, { uid: me, gid: 7 }, () => expect.unreachable());
});

it("a file that belongs to somebody else is named before the database is opened", () => {
  assertWritable(join(folder, "db"));
  const access = (path: unknown) => {
    if (String(path).endsWith("db/base/1")) throw Object.assign(new Error("no"), { code: "EACCES" });
  };
  expect(() => assertWritable(join(folder, "db"), access)).toThrow(ForeignFiles);
  expect(() => assertWritable(join(folder, "db"), access)).toThrow(
    /db\/base\/1 belongs to another user.*chown -R/,
  );
});
