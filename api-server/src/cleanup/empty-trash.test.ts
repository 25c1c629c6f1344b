import { afterAll, beforeAll, expect, it } from "vitest";
import { type Db } from "../database/database.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { emptyTrash } from "./empty-trash.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const page = "/readProjectEnergySingal/EnergyProject";

async function deletedProject(title: string): Promise<string> {
  const made = await server.call("POST", "/createProjectEnergy/EnergyProject", { form: { title } });
  const { _id: id } = made.json<{ _id: string }>();
  await server.call("DELETE", `/DeleteEnergyProject/energy/${id}`);
  return id;
}

/** The database, where something happens once, just before the next transaction begins. */
function interrupted(db: Db, happens: () => Promise<unknown>): Db {
  let work: (() => Promise<unknown>) | undefined = happens;
  return new Proxy(db, {
    get(target, name) {
      if (name !== "transaction") return Reflect.get(target, name) as unknown;
      return async (run: Parameters<Db["transaction"]>[0]) => {
        const before = work;
        work = undefined;
        await before?.();
        return target.transaction(run);
      };
    },
  });
}

it("purges what was deleted before the given moment, and nothing later", async () => {
  const id = await deletedProject("Old dam");
  const { db } = server.deps.database;
  expect(await emptyTrash(db, new Date(Date.now() - 60_000))).toBe(0);
  expect(await emptyTrash(db, new Date(Date.now() + 60_000))).toBe(1);
  expect((await server.call("POST", `/trash/${id}/restore`)).statusCode).toBe(404);
});

it("leaves a record that is restored after the list of what is due was read", async () => {
  const id = await deletedProject("Restored dam");
  const db = interrupted(server.deps.database.db, () => server.call("POST", `/trash/${id}/restore`));
  expect(await emptyTrash(db, new Date(Date.now() + 60_000))).toBe(0);
  expect((await server.call("GET", `${page}/${id}`)).statusCode).toBe(200);
});
