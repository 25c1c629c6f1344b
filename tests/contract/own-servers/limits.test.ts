import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningApi, startApi } from "../../support/servers/api.ts";
import { signedIn } from "../support/client.ts";
import { call } from "../support/http.ts";
import { machinery, problem } from "../support/shapes.ts";

describe("failed sign-ins", () => {
  let api: RunningApi;
  beforeAll(async () => {
    // The address limit is asked with addresses of a proxy's making.
    api = await startApi({ env: { TRUST_PROXY: "127.0.0.1" } });
  });
  afterAll(() => api.remove());

  const tries = (email: string, password: string, from: string) =>
    call("POST", "/customerLogin", {
      url: api.url,
      token: null,
      json: { email, password },
      headers: { "x-forwarded-for": from },
    });
  const { email, password } = {
    email: "officer@ministry.example",
    password: "a long password for the tests",
  };

  test("successful ones do not count", async () => {
    for (let i = 0; i < 40; i++) expect((await tries(email, password, "10.0.0.1")).status).toBe(200);
  });

  test("unknown and known accounts take the same time", async () => {
    const timeOf = async (who: string, from: string) => {
      const began = performance.now();
      expect((await tries(who, "wrong", from)).status).toBe(401);
      return performance.now() - began;
    };
    // In turns, and the least of each: other programs of a busy machine only ever add to a time.
    const [known, unknown]: number[][] = [[], []];
    for (let i = 0; i < 4; i++) {
      known?.push(await timeOf(email, `10.1.${i}.1`));
      unknown?.push(await timeOf("nobody@ministry.example", `10.1.${i}.1`));
    }
    const least = [known, unknown].map((times = []) => Math.min(...times));
    expect(Math.max(...least) / Math.min(...least)).toBeLessThan(3);
  });

  test("of one account are limited, the wait is named, and its owner signs in from elsewhere all the same", async () => {
    const victim = { name: "Officer", Email: "victim@ministry.example", Password: "a long enough password" };
    await (await signedIn(api)).call("POST", "/createAdmin", { json: victim });
    const { limited } = await until429(() => tries(victim.Email, "wrong", "10.2.0.7"), 40);
    expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(problem.parse(limited.json).message).not.toMatch(machinery);
    expect((await tries(victim.Email, victim.Password, "10.2.0.7")).status).toBe(429);
    expect((await tries(victim.Email, victim.Password, "10.2.0.8")).status).toBe(200);
  });

  test("of one account from ever other addresses are limited too", async () => {
    await until429((i) => tries("spread@ministry.example", "wrong", `10.5.${i >> 8}.${i & 255}`), 400);
  });

  test("of one address are limited, whomever they try", async () => {
    const { limited } = await until429((i) => tries(`guess${i}@ministry.example`, "wrong", "10.3.0.1"), 200);
    expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await tries(email, password, "10.3.0.2")).status).toBe(200);
  });

  test("of an address nobody trusts a proxy for can't be spread over made-up addresses", async () => {
    const plain = await startApi();
    try {
      const { count } = await until429(
        (i) =>
          call("POST", "/customerLogin", {
            url: plain.url,
            token: null,
            json: { email: `guess${i}@ministry.example`, password: "wrong" },
            headers: { "x-forwarded-for": `10.4.0.${i}` },
          }),
        200,
      );
      expect(count).toBeLessThan(200);
    } finally {
      await plain.remove();
    }
  });

  async function until429(attempt: (i: number) => ReturnType<typeof tries>, most: number) {
    for (let i = 0; i < most; i += 8) {
      const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => attempt(i + n)));
      const limited = answers.find(({ status }) => status === 429);
      if (limited) return { limited, count: i };
      for (const { status, text } of answers) expect([401, 503], text).toContain(status);
    }
    throw new Error(`${most} failed tries and no limit`);
  }
});
