import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeError } from "./log.ts";
import { adminsRepository } from "../repositories/accounts/admins.ts";
import { openTestDatabase } from "../testing/test-database.ts";

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const row = {
  id: "0",
  name: "Administrator",
  email: "a@ministry.example",
  emailKey: "a@ministry.example",
  passwordHash: "$argon2id$secret",
  queueKey: "secret key",
};

it("a write the database refused is logged without the values it was given", async () => {
  const admins = adminsRepository(database.db);
  await admins.insert(row);
  const error = await admins.insert({ ...row, id: "1" }).catch((caught: unknown) => caught);
  const logged = JSON.stringify(describeError(error));
  expect(logged).toContain('insert into \\"admin\\"');
  expect(logged).toContain("23505");
  expect(logged).not.toContain("secret");
  expect(logged).not.toContain("a@ministry.example");
});

it("other errors keep their words, their place and their cause", async () => {
  const error = new Error("no room", { cause: Object.assign(new Error("disk"), { code: "ENOSPC" }) });
  expect(describeError(error)).toMatchObject({
    type: "Error",
    message: "no room",
    stack: expect.stringContaining("log.test.ts"),
    cause: { message: "disk", code: "ENOSPC" },
  });
  const missing = await database.db.execute(sql`select * from nowhere`).catch((caught: unknown) => caught);
  expect(describeError(missing).cause?.message).toContain("nowhere");
});
