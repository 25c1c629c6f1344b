import { afterAll, beforeAll, expect, it } from "vitest";
import { passwordFits } from "../auth/passwords.ts";
import { newId } from "../ids.ts";
import { adminsRepository } from "../repositories/admins.ts";
import { auditRepository } from "../repositories/audit.ts";
import { eventsRepository, titleKeyOf } from "../repositories/events.ts";
import { openTestDatabase } from "../testing/test-database.ts";
import { runAdminTask } from "./admin-tasks.ts";

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const run = (...args: string[]) => runAdminTask({ db: database.db, apiUrl: "http://api.example" }, args);

it("an administrator is created with a password that is shown once and works", async () => {
  expect(await run("list")).toBe("There is no administrator yet.");
  const lines = await run("create", "--email", "Field@ministry.example", "--name", "Field office");
  const password = /Password \(shown once\): (\S+)/.exec(lines)?.[1] ?? "";
  const admin = await adminsRepository(database.db).findByEmail("field@ministry.example");
  expect(await passwordFits(password, admin?.passwordHash)).toBe(true);
  expect(await run("list")).toBe("Field@ministry.example\tField office");
  await expect(run("create", "--email", "FIELD@ministry.example")).rejects.toThrow("already exists");
});

it("a link for a new password leads to the API's page", async () => {
  expect(await run("reset-password", "--email", "field@ministry.example")).toMatch(
    /http:\/\/api\.example\/password-reset\?token=[\w-]{43}$/,
  );
  await expect(run("reset-password", "--email", "nobody@ministry.example")).rejects.toThrow("not found");
});

it("the last administrator stays; another can be switched off and on", async () => {
  await expect(run("deactivate", "--email", "field@ministry.example")).rejects.toThrow("last active");
  await run("create", "--email", "second@ministry.example");
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
  expect((await database.versions()).events, "public answers are made anew").toBeGreaterThan(before.events);
  const { items } = await auditRepository(database.db).page({ subjectId: id }, 1, 10);
  expect(items).toMatchObject([{ action: "restore", actorName: "Command line" }]);
});

it.each([[[]], [["explode"]], [["create"]], [["bring-back", "0"]]])(
  "%j is refused with a way on",
  async (args) => {
    await expect(run(...args)).rejects.toMatchObject({ name: "Problem" });
  },
);
