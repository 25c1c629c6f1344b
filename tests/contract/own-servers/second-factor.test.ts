import { randomBytes } from "node:crypto";
import { afterEach, describe, expect, test } from "vitest";
import { type RunningApi, runApiToItsEnd, startApi } from "../../support/servers/api.ts";
import { runCommand } from "../../support/servers/product.ts";
import { freePort } from "../../support/servers/free-port.ts";
import { signedIn } from "../support/client.ts";
import { call, formOf, unique } from "../support/http.ts";
import { codeIn, enrol, secondStep } from "../support/second-factor.ts";

let api: RunningApi | undefined;
afterEach(async () => {
  await api?.remove();
  api = undefined;
});

const signIn = ({ url, admin }: RunningApi) =>
  call("POST", "/customerLogin", { url, token: null, json: admin });

describe("SECOND_FACTOR=administrators", () => {
  test("refuses an administrator's writes until one is set up, but for what a queue sends", async () => {
    api = await startApi({ env: { SECOND_FACTOR: "administrators" } });
    const { url } = api;
    const { token, call: send } = await signedIn(api);
    expect((await send("GET", "/second-factor")).json).toMatchObject({ required: true });

    const refused = await send("POST", "/createAdmin", { json: {} });
    expect([refused.status, codeIn(refused)]).toEqual([403, "second-factor-enrolment"]);
    expect(refused.headers.get("account-second-factor")).toBe("required");
    for (const [method, path] of [
      ["DELETE", "/DeleteEvent/events/0123456789abcdef01234567"],
      ["DELETE", "/trash/0123456789abcdef01234567"],
      ["POST", "/trash/0123456789abcdef01234567/restore"],
      ["PATCH", "/admins/0123456789abcdef01234567"],
    ] as const)
      expect(codeIn(await send(method, path, { json: {} })), path).toBe("second-factor-enrolment");

    const queued = { key: crypto.randomUUID(), form: formOf({ title: unique("From the queue") }) };
    expect((await send("POST", "/createProjectEvent/Event", queued)).status).toBeLessThan(300);
    expect((await send("POST", "/receipts", { json: { keys: [queued.key] } })).status).toBe(200);
    expect((await send("GET", "/admins")).status).toBe(200);

    await enrol(token, url);
    const made = await send("POST", "/createAdmin", {
      json: {
        name: "An editor",
        Email: "editor@ministry.example",
        Password: "a long enough password",
        role: "editor",
      },
    });
    expect(made.status, made.text).toBe(201);
    expect(made.headers.get("account-second-factor")).toBeNull();

    const editor = await call("POST", "/customerLogin", {
      ...{ url, token: null },
      json: { email: "editor@ministry.example", password: "a long enough password" },
    });
    const own = (editor.json as { token: string }).token;
    expect((await call("GET", "/second-factor", { url, token: own })).json).toMatchObject({
      required: false,
    });
  });

  test("lets the last administrator back in by the command, and asks again for a second factor", async () => {
    api = await startApi({ env: { SECOND_FACTOR: "administrators" } });
    await enrol((await signedIn(api)).token, api.url);
    expect((await signIn(api)).status).toBe(401);
    const settings = { DATA_DIR: api.dataDir, API_PORT: String(api.port) };
    const args = ["reset-second-factor", "--email", api.admin.email];
    expect(await runCommand("admin", args, settings)).toContain("no second factor any more");
    expect((await signIn(api)).status).toBe(200);
  });
});

describe("SECRETS_KEY", () => {
  const key = () => randomBytes(32).toString("base64");

  const begin = async (dataDir: string, env: Record<string, string>) => {
    api = await startApi({ dataDir, env });
    return api;
  };

  test("wraps what was stored plain, and is needed from then on", async () => {
    const first = key();
    api = await startApi({ env: { LOG_LEVEL: "info" } });
    const { dataDir } = api;
    expect(api.printed()).toContain("SECRETS_KEY is not set");
    const { queueKey } = (await signIn(api)).json as { queueKey: string };
    const { app } = await enrol((await signedIn(api)).token, api.url);
    await api.stop();

    const wrapped = await begin(dataDir, { SECRETS_KEY: first });
    const { challenge } = (await signIn(wrapped)).json as { challenge: string };
    const answer = await secondStep(challenge, app.code(), wrapped.url);
    expect(answer.json).toMatchObject({ queueKey });
    await wrapped.stop();

    const settings = { DATA_DIR: dataDir, API_HOST: "127.0.0.1", LOG_LEVEL: "warn" };
    for (const SECRETS_KEY of [key(), undefined]) {
      const API_PORT = String(await freePort());
      const refused = await runApiToItsEnd({ ...settings, API_PORT, SECRETS_KEY });
      expect(refused.code, refused.printed).toBe(1);
      expect(refused.printed.trim().split("\n"), refused.printed).toHaveLength(1);
      expect(refused.printed).toContain("SECRETS_KEY");
    }
  });

  test("is changed by a command, and the earlier key is needed no more", async () => {
    const [first, second] = [key(), key()];
    api = await startApi({ env: { SECRETS_KEY: first } });
    const { dataDir } = api;
    const { queueKey } = (await signIn(api)).json as { queueKey: string };
    await api.stop();
    const moving = await begin(dataDir, { SECRETS_KEY: second, SECRETS_KEY_PREVIOUS: first });
    const settings = { DATA_DIR: dataDir, API_PORT: String(moving.port) };
    expect(await runCommand("admin", ["rotate-secrets"], settings)).toContain("1 stored secret moved");
    await moving.stop();
    const alone = await begin(dataDir, { SECRETS_KEY: second });
    expect((await signIn(alone)).json).toMatchObject({ queueKey });
  });
});
