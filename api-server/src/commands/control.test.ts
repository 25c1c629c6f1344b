import { createWriteStream } from "node:fs";
import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { badRequest } from "../lib/problems.ts";
import { adminThroughServer, backupThroughServer, openControl } from "./control.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "control-"));
});
afterEach(() => rm(folder, { recursive: true }));

const admin = async () => "";
const backupTo = async () => ({ lines: "" });
const target = () => createWriteStream(join(folder, "backup"));

it("lets a command have the running server write its backup", async () => {
  const close = await openControl(folder, {
    backupTo,
    backup: async (to) => void to.end("all of it"),
    admin,
  });
  expect((await stat(join(folder, "control.sock"))).mode & 0o777).toBe(0o600);
  expect(await backupThroughServer(folder, target())).toBe(true);
  expect(await readFile(join(folder, "backup"), "utf8")).toBe("all of it");
  await close();
});

it("fails the command when the server breaks off", async () => {
  const close = await openControl(folder, {
    backupTo,
    async backup(to) {
      to.write("half of");
      throw new Error("the disk is full");
    },
    admin,
  });
  await expect(backupThroughServer(folder, target())).rejects.toThrow();
  await close();
});

it("says so when there is no server, also after one that was killed", async () => {
  expect(await backupThroughServer(folder, target())).toBe(false);
  await writeFile(join(folder, "control.sock"), "");
  expect(await backupThroughServer(folder, target())).toBe(false);
  const close = await openControl(folder, { backup: async (to) => void to.end("x"), backupTo, admin });
  expect(await backupThroughServer(folder, target())).toBe(true);
  await close();
});

it("passes an administrator's task on, and its refusal back, but no fault's text", async () => {
  const close = await openControl(folder, {
    backupTo,
    backup: async (to) => void to.end(),
    async admin([command = ""]) {
      if (command === "refused") throw badRequest("Not like this.");
      if (command === "broken") throw new Error("secret of the database");
      return `did ${command}`;
    },
  });
  expect(await adminThroughServer(folder, ["list"])).toBe("did list");
  await expect(adminThroughServer(folder, ["refused"])).rejects.toThrow("Not like this.");
  await expect(adminThroughServer(folder, ["broken"])).rejects.not.toThrow("secret");
  await close();
  expect(await adminThroughServer(folder, ["list"])).toBeUndefined();
});
