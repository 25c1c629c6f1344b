import { describe, expect, test } from "vitest";
import { Authenticator } from "../support/devices/authenticator.ts";
import { accountOf } from "./support/accounts.ts";
import { call, unknownId } from "./support/http.ts";
import { challengeOf, codeIn, enrol, secondStep } from "./support/second-factor.ts";
import { machinery, problem } from "./support/shapes.ts";

async function enrolled(role: Parameters<typeof accountOf>[0] = "editor") {
  const account = await accountOf(role);
  return { account, ...(await enrol(await account.token())) };
}
const sentence = (answer: { json: unknown }) => problem.parse(answer.json).message;

describe("a sign-in with a second factor", () => {
  test("takes two steps, and the second answers as a sign-in without one does", async () => {
    const account = await accountOf("publisher");
    const plain = (await account.signIn()).json as Record<string, unknown>;
    const { app } = await enrol(String(plain["token"]));
    const first = await account.signIn();
    expect(first.json).toMatchObject({ code: "second-factor", methods: ["totp", "recovery-code"] });
    expect(first.json).not.toHaveProperty("token");
    expect(sentence(first)).not.toMatch(machinery);
    const { challenge } = first.json as { challenge: string };
    const second = await secondStep(challenge, app.code());
    expect(second.status, second.text).toBe(200);
    expect(Object.keys(second.json as object).sort()).toEqual(Object.keys(plain).sort());
    expect(second.json).toMatchObject({ user: plain["user"], queueKey: plain["queueKey"] });
    const { token } = second.json as { token: string };
    expect((await call("GET", "/sessions", { token })).status).toBe(200);
  });

  test("does not distinguish a wrong password from an account without one", async () => {
    const { account } = await enrolled();
    const wrong = await account.signIn("not the password");
    expect(wrong.status).toBe(401);
    expect(sentence(wrong)).toBe("Email or password is invalid.");
    expect(wrong.json).not.toHaveProperty("challenge");
  });

  test("uses a challenge up with the right answer, and not with a wrong one", async () => {
    const { account, app } = await enrolled();
    const challenge = await challengeOf(account);
    expect(codeIn(await secondStep(challenge, "000000"))).toMatch(/^second-factor-/);
    const code = app.code();
    expect((await secondStep(challenge, code)).status).toBe(200);
    const again = await secondStep(challenge, app.code());
    expect([again.status, codeIn(again)]).toEqual([401, "challenge-ended"]);
  });

  test("takes a code once, also under another challenge", async () => {
    const { account, app } = await enrolled();
    const code = app.code();
    expect((await secondStep(await challengeOf(account), code)).status).toBe(200);
    const replayed = await secondStep(await challengeOf(account), code);
    expect([replayed.status, codeIn(replayed)]).toEqual([401, "second-factor-used"]);
    expect(sentence(replayed)).toContain("used already");
  });

  test("takes one of many answers that are sent at once", async () => {
    const { account, app } = await enrolled();
    const [challenge, code] = [await challengeOf(account), app.code()];
    const answers = await Promise.all(Array.from({ length: 4 }, () => secondStep(challenge, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
  });

  test("says so when the clock of the phone is off by a day", async () => {
    const account = await accountOf("editor");
    const token = await account.token();
    const { secret } = (await call("POST", "/second-factor/totp", { token })).json as { secret: string };
    const confirm = (app: Authenticator) =>
      call("POST", "/second-factor/totp/confirm", { token, json: { code: app.code() } });
    const late = await confirm(new Authenticator(secret, -86_400_000));
    expect([late.status, codeIn(late)]).toEqual([400, "second-factor-clock"]);
    expect(sentence(late)).toContain("The clock of your phone may be off");
    expect((await account.signIn()).status, "not set up yet").toBe(200);
    expect((await confirm(new Authenticator(secret))).status).toBe(200);
    const fast = await secondStep(
      await challengeOf(account),
      new Authenticator(secret, 2 * 86_400_000).code(),
    );
    expect([fast.status, codeIn(fast)]).toEqual([401, "second-factor-clock"]);
  });

  test("ends after too many wrong codes, and the account's tries are limited beyond one challenge", async () => {
    const { account } = await enrolled();
    const statuses: (string | undefined)[] = [];
    for (let sign = 0; sign < 3 && statuses.at(-1) !== "429"; sign += 1) {
      const challenge = await challengeOf(account);
      for (let tried = 0; tried < 9; tried += 1) {
        const answer = await secondStep(challenge, "not a code");
        statuses.push(answer.status === 429 ? "429" : codeIn(answer));
      }
    }
    expect(statuses.slice(0, 9)).toEqual([
      ...Array<string>(8).fill("second-factor-wrong"),
      "challenge-ended",
    ]);
    expect(statuses.at(-1)).toBe("429");
  });

  test.each([{}, { challenge: "x" }, { challenge: "nobody's", code: "123456" }, { challenge: 1, code: 2 }])(
    "%j is refused in words",
    async (json) => {
      const answer = await call("POST", "/second-factor", { token: null, json });
      expect([400, 401]).toContain(answer.status);
      expect(sentence(answer)).not.toMatch(machinery);
    },
  );

  test("is in the change history, without what was typed", async () => {
    const { account, app, recoveryCodes } = await enrolled();
    await secondStep(await challengeOf(account), "wrong code");
    await secondStep(await challengeOf(account), app.code());
    await secondStep(await challengeOf(account), recoveryCodes[0] ?? "");
    const trail = await call("GET", `/audit?subject=${account.id}`);
    const { items } = trail.json as { items: { action: string }[] };
    expect(items.map(({ action }) => action).slice(0, 6)).toEqual([
      "sign-in",
      "recovery-code-used",
      "sign-in",
      "second-factor-failed",
      "second-factor-added",
      "sign-in",
    ]);
    expect(trail.text).not.toContain("wrong code");
    expect(trail.text).not.toContain(recoveryCodes[0]);
  });
});

describe("recovery codes", () => {
  test("take the place of the app, each once, however they are typed; what is left is shown", async () => {
    const { account, token, recoveryCodes } = await enrolled();
    expect(recoveryCodes).toHaveLength(10);
    const [first = "", second = ""] = recoveryCodes;
    const typed = ` ${first.toLowerCase().replaceAll("-", " ")} `;
    expect((await secondStep(await challengeOf(account), typed)).status).toBe(200);
    expect((await secondStep(await challengeOf(account), first)).status).toBe(401);
    expect((await secondStep(await challengeOf(account), second)).status).toBe(200);
    expect((await call("GET", "/second-factor", { token })).json).toMatchObject({
      totp: true,
      recoveryCodesLeft: 8,
    });
  });

  test("are made again, and earlier ones count no more", async () => {
    const { account, token, recoveryCodes } = await enrolled();
    const renewed = await call("POST", "/second-factor/recovery-codes", { token });
    const { recoveryCodes: fresh } = renewed.json as { recoveryCodes: string[] };
    expect(fresh).toHaveLength(10);
    expect((await secondStep(await challengeOf(account), recoveryCodes[0] ?? "")).status).toBe(401);
    expect((await secondStep(await challengeOf(account), fresh[0] ?? "")).status).toBe(200);
  });

  test("are not made without a second factor, and go with the last one", async () => {
    const account = await accountOf("editor");
    const token = await account.token();
    expect((await call("POST", "/second-factor/recovery-codes", { token })).status).toBe(409);
    await enrol(token);
    expect((await call("DELETE", "/second-factor/totp", { token })).status).toBe(200);
    expect((await call("GET", "/second-factor", { token })).json).toMatchObject({
      totp: false,
      recoveryCodesLeft: 0,
    });
    expect((await account.signIn()).status).toBe(200);
  });
});

describe("a lost phone", () => {
  test("is removed by an administrator, who is named in the change history", async () => {
    const { account } = await enrolled();
    const reset = await call("DELETE", `/admins/${account.id}/second-factor`);
    expect(reset.status, reset.text).toBe(200);
    expect((await account.signIn()).status).toBe(200);
    const { items } = (await call("GET", `/audit?subject=${account.id}&kind=admin`)).json as {
      items: unknown[];
    };
    expect(items[0]).toMatchObject({ action: "second-factor-removed", after: { factor: "all" } });
    expect((await call("DELETE", `/admins/${account.id}/second-factor`)).status).toBe(404);
    expect((await call("DELETE", `/admins/${unknownId}/second-factor`)).status).toBe(404);
  });

  test("is seen in the list of accounts", async () => {
    const { account } = await enrolled();
    const { items } = (await call("GET", "/admins")).json as { items: { _id: string }[] };
    expect(items.find(({ _id }) => _id === account.id)).toMatchObject({ secondFactor: true });
  });
});

describe("asking once more who it is", () => {
  /** A session that showed the password alone, of an account that has a second factor since. */
  async function earlierSession() {
    const account = await accountOf("administrator");
    const before = await account.token();
    return { account, before, ...(await enrol(await account.token())) };
  }

  test("is for accounts with a second factor: a password alone is not enough to change roles or delete for good", async () => {
    const { before, app } = await earlierSession();
    const other = await accountOf("viewer");
    const change = () =>
      call("PATCH", `/admins/${other.id}`, {
        token: before,
        key: `role-${other.id}`,
        json: { role: "editor" },
      });
    const refused = await change();
    expect([refused.status, codeIn(refused)]).toEqual([403, "step-up"]);
    expect(refused.json).toMatchObject({ methods: ["totp", "recovery-code"] });
    for (const [method, path] of [
      ["DELETE", `/trash/${unknownId}`],
      ["DELETE", `/admins/${other.id}/second-factor`],
      ["DELETE", "/second-factor/totp"],
      ["POST", "/createAdmin"],
    ] as const)
      expect(codeIn(await call(method, path, { token: before, json: {} })), path).toBe("step-up");

    const prove = (json: unknown) => call("POST", "/step-up", { token: before, json });
    const wrong = await prove({ code: "000000" });
    expect(wrong.status).toBe(400);
    expect((await prove({ password: "a long enough password" })).status).toBe(400);
    expect((await prove({})).status).toBe(400);
    expect((await prove({ code: app.code() })).status).toBe(200);
    expect((await change()).status).toBe(200);
    expect((await call("DELETE", `/trash/${unknownId}`, { token: before })).status).toBe(404);
  });

  test("is not for what is no role, and for nothing that the contract names without a second factor", async () => {
    const { before } = await earlierSession();
    const other = await accountOf("viewer");
    const deactivated = await call("PATCH", `/admins/${other.id}`, {
      token: before,
      json: { active: false },
    });
    expect(deactivated.status).toBe(200);
  });

  test("takes the password where there is no second factor", async () => {
    const account = await accountOf("editor");
    const token = await account.token();
    const prove = (password: string) => call("POST", "/step-up", { token, json: { password } });
    expect((await prove("not the password")).status).toBe(400);
    expect((await prove("a long enough password")).status).toBe(200);
    expect((await call("POST", "/step-up/challenge", { token })).json).toEqual({ methods: ["password"] });
  });
});
