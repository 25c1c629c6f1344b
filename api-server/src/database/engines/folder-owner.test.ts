import {
  linkSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, relative } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { assertWritable, ForeignFiles, giveToOwner } from "./folder-owner.ts";

// Only root can give a file to another user, and no file refuses root: both calls are watched instead.
const me = process.getuid?.() ?? 0;
/** Elsewhere files stay with their maker. */
const onLinux = it.skipIf(process.platform !== "linux");

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "owner-"));
  mkdirSync(join(folder, "db/base"), { recursive: true });
  for (const name of ["db/base/1", "db/PG_VERSION", "outside"]) writeFileSync(join(folder, name), "x");
  linkSync(join(folder, "outside"), join(folder, "db/linked"));
});
afterEach(() => rmSync(folder, { recursive: true }));

onLinux(
  "what a command of root made in a data folder belongs to the folder's user afterwards, files with two names apart",
  () => {
    const given: string[] = [];
    giveToOwner(folder, me, { uid: me + 4711, gid: 7 }, (path, uid, gid) => {
      given.push(relative(folder, join(realpathSync(dirname(String(path))), basename(String(path)))));
      expect([uid, gid]).toEqual([me + 4711, 7]);
    });
    expect(given.sort()).toEqual(["db", "db/PG_VERSION", "db/base", "db/base/1"]);
  },
);

onLinux(
  "nothing outside is given away, though a link takes a folder's place while it is looked through",
  () => {
    const outside = mkdtempSync(join(tmpdir(), "outside-"));
    const others = ["PG_VERSION", "base", "linked"].map((name) => join(outside, name));
    for (const path of others) writeFileSync(path, "x");
    const given: number[] = [];
    giveToOwner(folder, me, { uid: me + 4711, gid: 7 }, (path) => {
      given.push(statSync(path).ino);
      if (given.length > 1) return;
      renameSync(join(folder, "db"), join(folder, "moved"));
      symlinkSync(outside, join(folder, "db"));
    });
    expect(given.length).toBeGreaterThan(2);
    for (const path of others) expect(given).not.toContain(statSync(path).ino);
    rmSync(outside, { recursive: true });
  },
);

onLinux("other users' files, and a folder of root's own, stay as they are", () => {
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
