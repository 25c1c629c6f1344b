import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type RunningApi, startApi } from "../../support/servers/api.ts";
import { call } from "../support/http.ts";
import { machinery, problem } from "../support/shapes.ts";

const secret = "the secret of this installation";
const someone = (n = 0) => ({
  name: `Officer ${n}`,
  Email: `officer${n}@ministry.example`,
  Password: "a long enough password",
});

describe("the first admin of an empty installation (API-01, AMB-06)", () => {
  let api: RunningApi;
  beforeEach(async () => {
    api = await startApi({
      env: { ADMIN_EMAIL: undefined, ADMIN_PASSWORD: undefined, SETUP_SECRET: secret },
    });
  });
  afterEach(() => api.remove());

  const register = (json: unknown, headers?: Record<string, string>) =>
    call("POST", "/createAdmin", { url: api.url, token: null, json, headers });
  const signIn = ({ Email, Password }: ReturnType<typeof someone>) =>
    call("POST", "/customerLogin", { url: api.url, token: null, json: { email: Email, password: Password } });

  test("is made once, with the secret; the secret is worth nothing afterwards", async () => {
    for (const headers of [undefined, { "x-setup-secret": "another" }, { "x-setup-secret": "" }]) {
      const refused = await register(someone(), headers);
      expect([401, 403]).toContain(refused.status);
      expect(problem.parse(refused.json).message).not.toMatch(machinery);
    }
    expect((await signIn(someone())).status).toBe(401);
    const made = await register(someone(), { "x-setup-secret": secret });
    expect(made.status, made.text).toBeLessThan(300);
    expect((await signIn(someone())).status).toBe(200);
    const second = await register(someone(2), { "x-setup-secret": secret });
    expect([401, 403]).toContain(second.status);
    await api.stop();
    await api.start();
    expect([401, 403]).toContain((await register(someone(3), { "x-setup-secret": secret })).status);
  });

  test("of eight who try at once, one gets it", async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => register(someone(i), { "x-setup-secret": secret })),
    );
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    for (const { status } of answers) expect(status).toBeLessThan(500);
  });
});
