import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningApi, startApi } from "../../support/servers/api.ts";
import { reads, writes, named } from "../support/calls.ts";
import { type Client, signedIn } from "../support/client.ts";
import { call, unknownId } from "../support/http.ts";
import { expectRefusal } from "../support/refusals.ts";
import { send } from "./support/wire.ts";

let api: RunningApi;
let officer: Client;
beforeAll(async () => {
  const env = { TRUST_PROXY: "127.0.0.1", RATE_LIMIT_READS: "8", RATE_LIMIT_WRITES: "30", API_DOCS: "off" };
  api = await startApi({ env: { ...env, API_URL: "https://api.ministry.example" } });
  officer = await signedIn(api);
});
afterAll(() => api.remove());

let network = 0;
/** An address of a network no other test asks from. */
const elsewhere = () => `2001:db8:${(network += 1).toString(16)}:1::`;
const from = (address: string) => ({ headers: { "x-forwarded-for": address } });

describe("requests of one network", () => {
  test.each(reads.map((one) => [named(one), one] as const))("%s is limited", async (_name, { path }) => {
    const net = elsewhere();
    const ask = (i: number) => officer.read(path(unknownId), from(`${net}${i.toString(16)}`));
    const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => ask(i)));
    const limited = answers.filter(({ status }) => status === 429);
    expect(limited.length).toBe(4);
    expectRefusal(limited[0]!);
    expect(Number(limited[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await officer.read(path(unknownId), from(`${elsewhere()}1`))).status).not.toBe(429);
  });

  test("writes are limited, whichever of them are tried and whether there is a session or not", async () => {
    const net = elsewhere();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) => {
        const { method, path } = writes[i % writes.length]!;
        return officer.call(method, path(unknownId), { token: null, ...from(`${net}${i.toString(16)}`) });
      }),
    );
    const counted = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([counted(401), counted(429)]).toEqual([30, 10]);
  });
});

describe("failed sign-ins", () => {
  const tries = (password: string, address: string, device?: string) =>
    call("POST", "/customerLogin", {
      url: api.url,
      token: null,
      json: { email: api.admin.email, password, ...(device && { device }) },
      ...from(address),
    });

  test("from a /64 count together, and a device that signed in before passes all the same", async () => {
    const net = elsewhere();
    const first = await tries(api.admin.password, `${net}1`);
    const { device } = first.json as { device: string };
    expect(device).toMatch(/^[\w-]+\.[\w-]+$/);
    const wrong = await Promise.all(Array.from({ length: 14 }, (_, i) => tries("wrong", `${net}${i + 2}`)));
    expect(wrong.some(({ status }) => status === 429)).toBe(true);
    expect((await tries(api.admin.password, `${net}77`)).status).toBe(429);
    expect((await tries(api.admin.password, `${net}77`, "made.up")).status).toBe(429);
    expect((await tries(api.admin.password, `${net}77`, device)).status).toBe(200);
  });
});

test("a link that leads nowhere is refused before its password is hashed", async () => {
  const began = performance.now();
  const answers = await Promise.all(
    Array.from({ length: 30 }, () =>
      call("POST", "/password-reset", {
        url: api.url,
        token: null,
        json: { token: "nothing", password: "a long password" },
        ...from(`${elsewhere()}1`),
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400));
  // Thirty hashes of 19 MiB each take seconds.
  expect(performance.now() - began).toBeLessThan(2_000);
});

describe("headers and switches", () => {
  test("HSTS for every host below is on every answer of an API served over https", async () => {
    for (const path of ["/healthz", "/readProjectEvent/Event", "/nowhere", "/storage/nothing.pdf"]) {
      const { headers } = await officer.read(path, from(`${elsewhere()}1`));
      expect(headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
    }
  });

  test("API_DOCS=off takes both descriptions away", async () => {
    for (const path of ["/docs", "/openapi.json"])
      expect((await officer.read(path, from(`${elsewhere()}1`))).status).toBe(404);
  });

  test.each([
    ["application/csp-report", { "csp-report": { "blocked-uri": "https://evil.example/x?secret=1" } }],
    ["application/reports+json", [{ type: "csp-violation", body: { blockedURL: "inline" } }]],
  ])("a report as %s is taken, without its query; a long one is not", async (type, report) => {
    const send = (body: string) =>
      officer.call("POST", "/csp-reports", {
        ...{ token: null, body },
        headers: { "content-type": type, "x-forwarded-for": `${elsewhere()}1` },
      });
    expect((await send(JSON.stringify(report))).status).toBe(204);
    expect((await send("nonsense")).status).toBe(400);
    expect((await send(JSON.stringify({ x: "x".repeat(20_000) }))).status).toBe(413);
    expect(api.printed()).not.toContain("secret=1");
  });

  test("readiness distinguishes reads from writes", async () => {
    const answer = await officer.read("/readyz", from(`${elsewhere()}1`));
    expect(answer.json).toMatchObject({ status: "ok", reads: "ok", writes: "ok" });
    expect((await officer.read("/readyz?for=reads", from(`${elsewhere()}1`))).status).toBe(200);
  });
});

test.each(["GET", "HEAD", "POST"])(
  "a %s whose address is too long is answered as HTTP wants it",
  async (method) => {
    const path = `/${"a".repeat(20_000)}`;
    const answer = await send(api.url, { method, path, headers: {}, body: undefined }, "");
    // Of HEAD a body would be taken for the next answer.
    expect(answer).toEqual({ status: 431, text: "" });
  },
);

test("a sender whose address is too long and whose body is still on its way is answered", async () => {
  const headers = { "content-type": "application/json" };
  const request = {
    method: "POST",
    path: `/${"a".repeat(20_000)}`,
    headers,
    body: Buffer.alloc(2_000_000, 97),
  };
  // Closed under a client that still sends, a connection is reset before its answer is read.
  for (let i = 0; i < 10; i += 1) expect(await send(api.url, request, "")).toEqual({ status: 431, text: "" });
});
