import { describe, expect, test } from "vitest";
import { apiOf } from "./testing/api-of.ts";

describe("admins", () => {
  test("are listed, odd entries left out, and active unless the host says otherwise", async () => {
    const items = [
      { _id: "a", name: "Ali", email: "a@b.c", active: false },
      { _id: "b" },
      "odd",
      { name: "no id" },
    ];
    const { api } = apiOf({ "GET /admins": { json: { items } } });
    expect(await api.admins.list()).toEqual([
      { id: "a", name: "Ali", email: "a@b.c", active: false },
      { id: "b", name: "", email: "", active: true },
    ]);
  });

  test("are switched off by id", async () => {
    const { api, seen } = apiOf({ "PATCH /admins/a%2Fb": { json: {} } });
    await api.admins.setActive("a/b", false);
    expect(seen[0]?.body).toBe('{"active":false}');
  });
});

describe("one's own account", () => {
  test("sessions are listed and ended, one or all others", async () => {
    const items = [{ _id: "s", current: true, createdAt: "2026-01-01T00:00:00Z", userAgent: "Phone" }];
    const { api, asked } = apiOf({
      "GET /sessions": { json: { items } },
      "DELETE /sessions/s": { json: {} },
      "DELETE /sessions": { json: {} },
    });
    expect(await api.account.sessions()).toEqual([
      {
        id: "s",
        current: true,
        createdAt: "2026-01-01T00:00:00Z",
        usedAt: "2026-01-01T00:00:00Z",
        expiresAt: "",
        userAgent: "Phone",
        address: "",
      },
    ]);
    await api.account.endSession("s");
    await api.account.endOtherSessions();
    expect(asked()).toEqual(["GET /sessions", "DELETE /sessions/s", "DELETE /sessions"]);
  });

  test("the password is changed against the current one; a refusal says why", async () => {
    const { api, seen } = apiOf({ "POST /password": { status: 400, json: { message: "Too short." } } });
    const changed = api.account.changePassword({ current: "old", password: "new" });
    await expect(changed).rejects.toThrow("Too short.");
    expect(seen[0]?.body).toBe('{"current":"old","password":"new"}');
  });
});

test("the trail is asked for by page and filter", async () => {
  const json = { items: [{ _id: "1", at: "2026-01-01T00:00:00Z", kind: "event" }, 7], total: 41, limit: 20 };
  const { api, asked } = apiOf({ "GET /audit?page=2&limit=20&kind=event": { json } });
  expect(await api.audit.page({ page: 2, kind: "event", actor: undefined })).toMatchObject({
    items: [{ id: "1", kind: "event", changes: [] }],
    total: 41,
    limit: 20,
  });
  expect(asked()).toHaveLength(1);
});

test("empty galleries are listed with their sector and number", async () => {
  const items = [
    { _id: "1", title: "Well", sector: "water" },
    { _id: "2", sector: "wind" },
  ];
  const { api } = apiOf({ "GET /projects-without-photos?limit=5": { json: { items, total: 12 } } });
  expect(await api.galleries.empty()).toEqual({
    items: [{ id: "1", title: "Well", sector: "water" }],
    total: 12,
  });
});

test.each(["admins", "sessions", "audit", "galleries"] as const)(
  "a host without %s answers 404, which the screens tell apart",
  async (what) => {
    const { api } = apiOf();
    const ask = {
      admins: () => api.admins.list(),
      sessions: () => api.account.sessions(),
      audit: () => api.audit.page(),
      galleries: () => api.galleries.empty(),
    }[what];
    await expect(ask()).rejects.toMatchObject({ kind: "refused", status: 404 });
  },
);
