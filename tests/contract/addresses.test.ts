import { beforeAll, describe, expect, test } from "vitest";
import { type Ids, named, reads, writes } from "./support/calls.ts";
import { call, read, target } from "./support/http.ts";
import { makeOneOfEach } from "./support/records.ts";
import { machinery, problem } from "./support/shapes.ts";

let ids: Ids;
beforeAll(async () => {
  ids = await makeOneOfEach();
});

/** The path with the case of one letter of its fixed part turned over. */
function otherCase(path: string, id: string): string {
  const at = path.indexOf("/", path.startsWith("/api/") ? 5 : 1) > 0 ? (path.startsWith("/api/") ? 5 : 1) : 1;
  const position = path.startsWith(`/${id}`) || path.startsWith(`/api/${id}`) ? path.length - 1 : at;
  const letter = path[position] ?? "";
  const turned = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
  return path.slice(0, position) + turned + path.slice(position + 1);
}

describe("public reads", () => {
  test.each(reads.map((one) => [one.api, named(one), one] as const))(
    "%s: %s answers without a session (P-18, AMB-05)",
    async (_api, _name, { path, of }) => {
      const answer = await read(path(of ? ids[of] : ""));
      expect(answer.status, answer.text).toBe(200);
      expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    },
  );

  test.each(reads.map((one) => [one.api, named(one), one] as const))(
    "API-55: %s %s is case-sensitive",
    async (_api, _name, { path, of }) => {
      const id = of ? ids[of] : "";
      const answer = await read(otherCase(path(id), id));
      expect(answer.status, answer.text).toBe(404);
      expect(problem.parse(answer.json).message).not.toMatch(machinery);
    },
  );

  test.each(reads.filter(({ of }) => of).map((one) => [one.api, named(one), one] as const))(
    "%s: %s with an id that names nothing or is none answers 404 with a sentence",
    async (_api, _name, { path }) => {
      for (const id of [
        "0123456789abcdef01234567",
        "nope",
        "1' or '1'='1",
        "..%2f..%2fetc",
        "ٱلْمَاء",
        "x".repeat(300),
      ].map(encodeURIComponent)) {
        const answer = await read(path(id));
        expect(answer.status, `${id}: ${answer.text}`).toBe(404);
        expect(problem.parse(answer.json).message).not.toMatch(machinery);
      }
    },
  );
});

test("API-27, API-53, AMB-05: every variant of a read of one record answers the same as the address it varies", async () => {
  const variants = reads.filter(({ of, path }) => of && path("x").startsWith("/api/"));
  expect(variants).toHaveLength(7);
  for (const { path, of } of variants) {
    const variant = path(of ? ids[of] : "");
    const first = await read(variant.replace("/api/", "/"));
    expect(first.status, variant).toBe(200);
    expect((await read(variant)).json, variant).toEqual(first.json);
  }
});

describe("writes need a session (AMB-07)", () => {
  const tokens = [
    ["no token", null],
    ["a token nobody has", "a".repeat(43)],
    ["a token with odd signs", "Ünsinn\\x"],
  ] as const;

  test.each(writes.map((one) => [one.api, named(one), one] as const))(
    "%s: %s",
    async (_api, _name, { method, path, of, send }) => {
      for (const [why, token] of tokens) {
        const sent = await send();
        const headers = { ...sent.headers, authorization: `Bearer ${encodeURIComponent(token ?? "")}` };
        const answer = await call(method, path(of ? ids[of] : ""), {
          ...sent,
          token: null,
          ...(token === null ? {} : { headers }),
        });
        expect(answer.status, `${why}: ${answer.text}`).toBe(401);
        expect(problem.parse(answer.json).message).not.toMatch(machinery);
      }
    },
  );

  test.each(writes.map((one) => [one.api, named(one), one] as const))(
    "API-55: %s %s is case-sensitive",
    async (_api, _name, { method, path, of, send }) => {
      const id = of ? ids[of] : "";
      const answer = await call(method, otherCase(path(id), id), await send());
      expect([404, 405], answer.text).toContain(answer.status);
      expect(problem.parse(answer.json).message).not.toMatch(machinery);
    },
  );

  test.each(writes.filter(({ of }) => of).map((one) => [one.api, named(one), one] as const))(
    "%s: %s on an id that names nothing answers 404 with a sentence",
    async (_api, _name, { method, path, send }) => {
      for (const id of ["0123456789abcdef01234567", "nope", encodeURIComponent("../../x")]) {
        const answer = await call(method, path(id), await send());
        expect(answer.status, `${id}: ${answer.text}`).toBe(404);
        expect(problem.parse(answer.json).message).not.toMatch(machinery);
      }
    },
  );
});

describe("the wildcard of the viewer (AMB-38)", () => {
  test.each([
    "/project/achievements",
    "/createAchiev/achievements",
    "/EnergyProject/achievements",
    "/0123456789ABCDEF01234567/achievements",
  ])("%s is no project", async (path) => {
    expect((await read(path)).status).toBe(404);
  });
});

describe("browsers of the site (API-56)", () => {
  const preflight = (path: string, method: string, origin: string) =>
    call("OPTIONS", path, {
      token: null,
      headers: {
        origin,
        "access-control-request-method": method,
        "access-control-request-headers": "authorization,content-type,idempotency-key",
      },
    });

  test.each(["PATCH", "PUT", "DELETE", "POST"])(
    "a preflight for %s with Authorization passes for the site's origin alone",
    async (method) => {
      const site = target().own ? "http://localhost:4170" : new URL(target().url).origin;
      const path = writes.find((one) => one.method === method)?.path(ids.energy) ?? "";
      const good = await preflight(path, method, site);
      const foreign = await preflight(path, method, "https://evil.example");
      expect(foreign.headers.get("access-control-allow-origin")).not.toBe("https://evil.example");
      expect(foreign.headers.get("access-control-allow-origin")).not.toBe("*");
      if (!target().own) return;
      expect(good.status).toBeLessThan(300);
      expect(good.headers.get("access-control-allow-origin")).toBe(site);
      expect(good.headers.get("access-control-allow-methods")).toContain(method);
      expect(good.headers.get("access-control-allow-headers")?.toLowerCase()).toContain("authorization");
      expect(good.headers.get("access-control-allow-headers")?.toLowerCase()).toContain("idempotency-key");
    },
  );

  test("answers let the page read what it needs: version and wait, after a write the receipt", async () => {
    const origin = { origin: "http://localhost:4170" };
    const exposed = ({ headers }: { headers: Headers }) =>
      headers.get("access-control-expose-headers")?.toLowerCase() ?? "";
    const asked = await read("/readProjectEvent/Event", { headers: origin });
    for (const header of ["etag", "retry-after"]) expect(exposed(asked)).toContain(header);
    if (target().own) expect(asked.headers.get("timing-allow-origin")).toBe(origin.origin);
    const path = "/DeleteEvent/events/0123456789abcdef01234567";
    const written = await call("DELETE", path, { headers: origin, key: crypto.randomUUID() });
    for (const header of ["idempotency-key", "retry-after"]) expect(exposed(written)).toContain(header);
  });
});

describe("addresses that are none", () => {
  test.each([
    ["GET", "/"],
    ["GET", "/nothing/here"],
    ["GET", "/readProjectEvent/Event/"],
    ["GET", "/..%2f..%2fetc%2fpasswd"],
    ["GET", "/%00"],
    ["GET", "/%E0%A4%A"],
    ["POST", "/healthz"],
    ["DELETE", "/readProjectEvent/Event"],
    ["PATCH", "/customerLogin"],
  ])("%s %s is refused with a sentence (AMB-42)", async (method, path) => {
    const answer = await call(method, path);
    expect([400, 404, 405]).toContain(answer.status);
    expect(problem.parse(answer.json).message).not.toMatch(machinery);
  });

  test("API-57: a refusal has a message for people and names the request, for the log", async () => {
    const answer = await read("/nothing/here");
    expect(answer.json).toMatchObject({ message: expect.any(String), requestId: expect.any(String) });
  });
});

describe("what says that the server is well", () => {
  test("healthz distinguishes our answer from a captive portal's page", async () => {
    expect((await read("/healthz")).json).toEqual({ status: "ok", service: "ministry-api" });
  });
  test("readyz asks database and storage", async () => {
    const answer = await read("/readyz");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toContain("no-store");
  });
  test("the contract is described at /openapi.json, every call of it included", async () => {
    const answer = await read("/openapi.json");
    expect(answer.status).toBe(200);
    const { openapi, paths } = answer.json as {
      openapi: string;
      paths: Record<string, Record<string, unknown>>;
    };
    expect(openapi).toMatch(/^3\.1/);
    const described = new Set(
      Object.entries(paths).flatMap(([path, calls]) =>
        Object.keys(calls).map((method) => `${method} ${path.replace(/\{[^}]+\}/g, "{}")}`),
      ),
    );
    const wanted = [
      ...reads.map((one) => `get ${one.path("{}").replace(/\/0$/, "/{}")}`),
      ...writes.map((one) => `${one.method.toLowerCase()} ${one.path("{}").replace(/\/0$/, "/{}")}`),
    ];
    expect(wanted.filter((one) => !described.has(one))).toEqual([]);
  });
  test("the description can be read as a page at /docs", async () => {
    const answer = await read("/docs");
    expect([200, 301, 302]).toContain(answer.status);
    const page =
      answer.status === 200
        ? answer
        : await read(new URL(answer.headers.get("location") ?? "", target().url).pathname);
    expect(page.headers.get("content-type")).toContain("text/html");
    expect(page.text).toContain("EnergyProject");
  });
});
