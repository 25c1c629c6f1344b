import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "./testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ APP_URL: "https://ministry.example" });
});
afterAll(() => server.close());

const preflight = (origin: string) =>
  server.app.inject({
    method: "OPTIONS",
    url: "/UpdateEvent/events/1",
    headers: {
      origin,
      "access-control-request-method": "PATCH",
      "access-control-request-headers": "authorization,idempotency-key",
    },
  });

describe("the server", () => {
  it("lets the site's origin, and no other, call with a session (API-56)", async () => {
    const own = await preflight("https://ministry.example");
    expect(own.statusCode).toBe(204);
    expect(own.headers["access-control-allow-origin"]).toBe("https://ministry.example");
    expect(own.headers["access-control-allow-methods"]).toContain("PATCH");
    expect(own.headers["access-control-allow-headers"]).toContain("idempotency-key");
    expect((await preflight("https://elsewhere.example")).headers["access-control-allow-origin"]).not.toBe(
      "https://elsewhere.example",
    );
  });

  it("sends nothing that could run, load or be framed, with every answer", async () => {
    for (const url of ["/healthz", "/nothing", "/readProjectEvent/Event"]) {
      const { headers } = await server.call("GET", url, { token: null });
      expect(headers).toMatchObject({
        "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
        "cross-origin-resource-policy": "cross-origin",
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
      });
    }
  });

  it("carries the id that a client or a proxy gave a request, into answers, refusals and the change history", async () => {
    const given = "phone-7f3a.2026_11";
    const headers = { "x-request-id": given };
    const refused = await server.call("GET", "/nothing", { headers });
    expect(refused.headers["x-request-id"]).toBe(given);
    expect(refused.json()).toMatchObject({ requestId: given });
    const form = { title: `Carried ${Math.random()}` };
    await server.call("POST", "/createProjectEvent/Event", { headers, form });
    expect((await server.call("GET", "/audit?kind=event")).body).toContain(`"requestId":"${given}"`);
  });

  it.each([["short"], ["x".repeat(65)], ["a line\\nof its own"], ['{"forged":1}'], ["ümlaut-id"]])(
    "makes an id of its own where %j is given",
    async (given) => {
      const { headers } = await server.call("GET", "/healthz", { headers: { "x-request-id": given } });
      expect(headers["x-request-id"]).toMatch(/^[0-9a-f]{24}-[0-9a-z]+$/);
    },
  );

  it("says what it is, so that a captive portal's page is recognised", async () => {
    const answer = await server.call("GET", "/healthz", { token: null });
    expect(answer.json()).toEqual({ status: "ok", service: "ministry-api" });
    expect((await server.call("GET", "/readyz", { token: null })).json()).toMatchObject({
      database: "ok",
      storage: "ok",
    });
  });

  it("keeps to the written case of its paths (API-55) and lets no wildcard swallow others (AMB-38)", async () => {
    for (const url of [
      "/readprojectenergy/energyproject",
      "/project/achievements",
      "/createAchiev/achievements",
      "/nothing",
    ]) {
      const answer = await server.call("GET", url, { token: null });
      expect(answer.statusCode, url).toBe(404);
      expect(answer.json()).toEqual({
        message: "There is nothing at this address.",
        requestId: expect.any(String),
      });
    }
  });

  it.each<[string, { headers: Record<string, string>; payload: string }, number]>([
    ["broken JSON", { headers: { "content-type": "application/json" }, payload: "{" }, 400],
    ["another content type", { headers: { "content-type": "text/xml" }, payload: "<a/>" }, 415],
    [
      "a body over the cap",
      { headers: { "content-type": "application/json" }, payload: `"${"x".repeat(1_100_000)}"` },
      413,
    ],
  ])("answers %s with a sentence of its own", async (_what, sent, status) => {
    const answer = await server.app.inject({ method: "POST", url: "/customerLogin", ...sent });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({
      message: expect.stringMatching(/^[A-Z].*\.$/),
      requestId: expect.any(String),
    });
    expect(answer.body).not.toMatch(/FST_|Unexpected|token/);
  });

  it("shows nobody why it failed inside: the person gets a sentence and the id of the log line", async () => {
    await server.deps.database.db.execute(sql`alter table event rename to event_gone`);
    const answer = await server.call("GET", "/readProjectEvent/Event?limit=7", { token: null });
    await server.deps.database.db.execute(sql`alter table event_gone rename to event`);
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      message: "Something went wrong on the server. Please try again.",
      requestId: answer.headers["x-request-id"],
    });
  });

  it.each(["/%", "/readProjectEvent/Event/%E0%A4%A", `/allimages/${"x".repeat(2_000)}`])(
    "answers the address %s without a framework's words",
    async (url) => {
      const answer = await server.app.inject(url);
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.json().message).toMatch(/^[A-Z][^:]*\.$/);
    },
  );

  it("refuses every write without a session before it reads the body (AMB-07)", async () => {
    const { paths } = (await server.app.inject("/openapi.json")).json();
    const open = [
      "/customerLogin",
      "/second-factor",
      "/createAdmin",
      "/password-reset",
      "/forgot-password",
      "/invitations/accept",
    ];
    for (const [path, methods] of Object.entries<Record<string, unknown>>(paths)) {
      for (const method of Object.keys(methods).filter((one) => !["get", "head"].includes(one))) {
        if (open.includes(path)) continue;
        const url = path.replaceAll(/\{\w+\}/g, "0");
        const answer = await server.app.inject({ method: method.toUpperCase() as "POST", url });
        expect(answer.statusCode, `${method} ${path}`).toBe(401);
      }
    }
  });

  it("describes every route it has, and reads as a page that loads nothing", async () => {
    const document = (await server.app.inject("/openapi.json")).json();
    expect(document.openapi).toBe("3.1.0");
    expect(Object.keys(document.paths).length).toBeGreaterThan(50);
    expect(document.paths["/{id}/achievements"].get.summary).toContain("achievements");
    const docs = await server.app.inject("/docs");
    expect(docs.headers["content-type"]).toContain("text/html");
    expect(docs.body).not.toMatch(/<script|src=|https?:\/\//);
  });

  it("says what resumable uploads can do", async () => {
    const answer = await server.app.inject({ method: "OPTIONS", url: "/uploads" });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers["tus-version"]).toBe("1.0.0");
  });
});
