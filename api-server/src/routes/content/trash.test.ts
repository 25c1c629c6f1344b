import { afterAll, beforeAll, expect, it } from "vitest";
import { admin, startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it("an id that is not in the trash is refused in the words of what was asked", async () => {
  const proof = await server.call("POST", "/step-up", { json: { password: admin.password } });
  expect(proof.statusCode, proof.body).toBeLessThan(300);
  const restored = await server.call("POST", "/trash/0/restore");
  expect([restored.statusCode, restored.json().message]).toEqual([
    404,
    "There is nothing to restore under this id.",
  ]);
  const purged = await server.call("DELETE", "/trash/0");
  expect([purged.statusCode, purged.json().message]).toEqual([
    404,
    "There is nothing to delete for good under this id.",
  ]);
});
