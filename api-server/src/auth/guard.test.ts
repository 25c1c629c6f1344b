import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function tokenOf(role: string): Promise<string> {
  const account = { email: `${role}@ministry.example`, password: "a long password" };
  await server.call("POST", "/createAdmin", { json: { ...account, name: role, role } });
  return (await server.call("POST", "/customerLogin", { token: null, json: account })).json().token;
}

describe("who may not take a record off the site", () => {
  const calls = [
    ["DELETE", "/DeleteEvent/events/0"],
    ["DELETE", "/DeleteWaterProject/waterProject/0"],
    ["DELETE", "/DeleteAssess/DocumentFile/0"],
  ] as const;

  it.each([
    ["viewer", "Your account can read the portal, but not change anything."],
    ["editor", "Your account can change records, but not take them off the site or bring them back."],
  ])("reads as %s what the account can do", async (role, sentence) => {
    const token = await tokenOf(role);
    for (const [method, path] of calls) {
      const answer = await server.call(method, path, { token });
      expect([answer.statusCode, answer.json().message]).toEqual([
        403,
        `${sentence} Please ask an administrator for another role.`,
      ]);
    }
  });
});
