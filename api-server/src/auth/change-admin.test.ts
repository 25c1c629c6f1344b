import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { admin, startTestServer, type TestServer } from "../testing/test-server.ts";

let server: TestServer;
let own = "";
beforeAll(async () => {
  server = await startTestServer();
  const { items } = (await server.call("GET", "/admins")).json();
  own = items[0]._id;
});
afterAll(() => server.close());

const change = (id: string, json: object) => server.call("PATCH", `/admins/${id}`, { json });

describe("the only administrator", () => {
  it("can't give herself another role, nor be deactivated; nothing is changed", async () => {
    for (const json of [{ role: "editor" }, { active: false }, { role: "viewer", active: true }]) {
      const answer = await change(own, json);
      expect(answer.statusCode).toBe(409);
      expect(answer.json().message).toMatch(/at least one active administrator/);
    }
    const { items } = (await server.call("GET", "/admins")).json();
    expect(items).toMatchObject([{ _id: own, role: "administrator", active: true }]);
  });

  it("may, once there is another; an editor is none", async () => {
    const register = async (role: string) => {
      const json = { name: role, email: `${role}@ministry.example`, password: "a long password", role };
      return (await server.call("POST", "/createAdmin", { json })).json().user._id as string;
    };
    const editor = await register("editor");
    expect((await change(own, { role: "editor" })).statusCode).toBe(409);
    expect((await change(editor, { role: "administrator" })).statusCode).toBe(200);
    expect((await change(own, { role: "editor" })).json()).toMatchObject({ role: "editor" });
    expect((await server.call("GET", "/admins")).statusCode, "it counts at once").toBe(403);
    const again = await server.call("POST", "/customerLogin", { token: null, json: admin });
    expect(again.json().user.role).toBe("editor");
  });
});
