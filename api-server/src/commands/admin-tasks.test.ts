import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { passwordFits } from "../credentials/passwords.ts";
import { filePasses } from "../files/file-pass.ts";
import { newInstallation } from "../installation/installation.ts";
import { newId } from "../lib/ids.ts";
import { adminsRepository } from "../repositories/accounts/admins.ts";
import { auditRepository } from "../repositories/service/audit.ts";
import { eventsRepository, titleKeyOf } from "../repositories/content/events.ts";
import { installationRepository } from "../repositories/service/installation.ts";
import { openFolderStore } from "../storage/folder-store.ts";
import type { ObjectStore } from "../storage/object-store.ts";
import { openTestDatabase } from "../testing/test-database.ts";
import { createSecrets } from "../secrets/secrets.ts";
import { runAdminTask } from "./admin-tasks.ts";

let store: ObjectStore;
let folder: string;
let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "admin-tasks-"));
  store = await openFolderStore(folder);
  database = await openTestDatabase();
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const run = (...args: string[]) =>
  runAdminTask(
    { db: database.db, secrets: createSecrets(undefined), apiUrl: "http://api.example", store },
    args,
  );

it("an administrator is created with a password that is shown once and works", async () => {
  expect(await run("list")).toBe("There is no administrator yet.");
  const lines = await run("create", "--email", "Field@ministry.example", "--name", "Field office");
  const password = /Password \(shown once\): (\S+)/.exec(lines)?.[1] ?? "";
  const admin = await adminsRepository(database.db).findByEmail("field@ministry.example");
  expect(await passwordFits(password, admin?.passwordHash)).toBe(true);
  expect(await run("list")).toBe("Field@ministry.example\tField office\tadministrator");
  await expect(run("create", "--email", "FIELD@ministry.example", "--name", "Field")).rejects.toThrow(
    "already exists",
  );
});

it("a link for a new password leads to the API's page", async () => {
  expect(await run("reset-password", "--email", "field@ministry.example")).toMatch(
    /http:\/\/api\.example\/password-reset\?token=[\w-]{43}$/,
  );
  await expect(run("reset-password", "--email", "nobody@ministry.example")).rejects.toThrow("not found");
});

it("the installation's secret is replaced, so that passes made with the former one are refused", async () => {
  const rows = installationRepository(database.db);
  const before = await rows.ensure(newInstallation());
  const pass = filePasses(before.secret).make("a-file.pdf");
  expect(filePasses(before.secret).isGood("a-file.pdf", pass)).toBe(true);
  expect(await run("rotate-installation-secret")).toContain("new secret");
  const after = await rows.find();
  expect(after?.id).toBe(before.id);
  expect(filePasses(after?.secret ?? "").isGood("a-file.pdf", pass)).toBe(false);
});

it("the last administrator stays; another can be switched off and on", async () => {
  await expect(run("deactivate", "--email", "field@ministry.example")).rejects.toThrow(
    "at least one active administrator",
  );
  await run("create", "--email", "second@ministry.example", "--name", "Second office");
  expect(await run("deactivate", "--email", "field@ministry.example")).toContain("deactivated");
  expect(await run("activate", "--email", "field@ministry.example")).toContain("is active");
});

it("what was deleted is listed and brought back, and the trail names the command line", async () => {
  const events = eventsRepository(database.db);
  const id = newId();
  await events.insert({ id, title: "Opening", titleKey: titleKeyOf("Opening"), deletedAt: new Date() });
  expect(await run("trash")).toContain(`${id}\tevent`);
  const before = await database.versions();
  expect(await run("bring-back", id)).toBe("The event “Opening” is back.");
  expect(await events.find(id)).toBeDefined();
  expect((await database.versions()).events, "public answers are made again").toBeGreaterThan(before.events);
  const { items } = await auditRepository(database.db).page({ subjectId: id }, 1, 10);
  expect(items).toMatchObject([{ action: "restore", actorName: "Command line" }]);
});

it.each([[[]], [["explode"]], [["create"]], [["bring-back", "0"]]])(
  "%j is refused with a way on",
  async (args) => {
    await expect(run(...args)).rejects.toMatchObject({ name: "Problem" });
  },
);

it("what is missing is asked for: the name of a new account, the id of what comes back", async () => {
  for (const name of [[], ["--name"], ["--name", ""]])
    await expect(run("create", "--email", "nameless@ministry.example", ...name)).rejects.toThrow(
      "--name NAME",
    );
  await expect(run("bring-back")).rejects.toThrow("bring-back ID");
  await expect(run("bring-back", "0")).rejects.toThrow("nothing to restore under this id");
});

it("who left is erased: account, name in the trail, and a report of the texts that name them", async () => {
  const { db } = database;
  await run("create", "--email", "left@ministry.example", "--name", "Amina Yusuf");
  const admin = await adminsRepository(db).findByEmail("left@ministry.example");
  const id = admin?.id ?? "";
  const record = auditRepository(db).record;
  const context = { id, name: "Amina Yusuf", requestId: "r", address: "10.1.2.3" };
  const after = { title: "Wells", desc: "Led by amina yusuf" };
  await record(context, {
    action: "create",
    kind: "event",
    subjectId: newId(),
    subjectTitle: "Wells",
    after,
  });
  const eventId = newId();
  const title = "Opening by Amina Yusuf";
  await eventsRepository(db).insert({ id: eventId, title, titleKey: titleKeyOf(title) });

  const found = await run("erase", "--name", "amina yusuf");
  expect(found).toContain(`event\t${eventId}\t${title}`);
  expect(found).toMatch(/^2 entries of the change history quote the person \(--trail erases/);
  expect(found).toContain("One record names the person. Edit it, or delete it for good:");
  expect(await run("list")).toContain("left@ministry.example");

  const report = await run("erase", "--email", "LEFT@ministry.example", "--trail");
  expect(report).toContain("The account is erased");
  expect(report).toContain("names its 1 entry as");
  expect(report).toContain(title);
  expect(await run("list")).not.toContain("left@ministry.example");
  const trail = JSON.stringify((await auditRepository(db).page({}, 1, 200)).items);
  expect(trail).not.toMatch(/amina yusuf|left@ministry|10\.1\.2\.3/i);
  expect(trail).toContain("Former administrator");
  await expect(run("erase", "--email", "left@ministry.example")).rejects.toThrow("not found");
});

it("nobody is erased by accident: a person must be named, by more than three letters, and the last admin stays", async () => {
  await expect(run("erase")).rejects.toThrow("--email");
  await expect(run("erase", "--name", "Ali")).rejects.toThrow("at least 4");
  for (const { email, active } of await adminsRepository(database.db).list())
    if (active) await run("erase", "--email", email).catch(() => undefined);
  expect(await adminsRepository(database.db).countActiveAdministrators()).toBe(1);
});
