import { expect, test } from "vitest";
import { apiOf } from "../../testing/api-of.ts";

const item = { _id: "ph1", kind: "photo", title: "Dam", Image: "a.jpg", deletedBy: "Officer" };

test("the trash lists what was deleted, photos with their pictures", async () => {
  const { api } = apiOf({ "GET /trash": { json: { items: [item, { kind: "event" }, "?"] } } });
  const [photo, ...others] = await api.trash.list();
  expect(photo).toMatchObject({ id: "ph1", deletedBy: "Officer" });
  expect(photo?.picture?.url).toBe("https://store.example/a.jpg");
  expect(others).toEqual([]);
});

test.each([
  [{ json: { items: [] } }, true],
  [{ status: 404, json: {} }, false],
  [{ text: "<p>A page for everything</p>" }, false],
] as const)("tells a host that keeps a trash from one that does not: %j", async (reply, offered) => {
  const { api } = apiOf({ "GET /trash?limit=1": reply });
  await expect(api.trash.offered()).resolves.toBe(offered);
});

test("does not take a broken line for a host without a trash", async () => {
  const { api } = apiOf({ "GET /trash?limit=1": "cut" });
  await expect(api.trash.offered()).rejects.toHaveProperty("kind", "offline");
});

test("the trash deletes for good under the caller's key", async () => {
  const { api, seen, asked } = apiOf({ "DELETE /trash/e1": { json: {} } });
  await api.trash.purge("e1", { idempotencyKey: "k" });
  expect(asked()).toEqual(["DELETE /trash/e1"]);
  expect(seen[0]?.headers.get("Idempotency-Key")).toBe("k");
});

test("the trash restores under the caller's key", async () => {
  const { api, seen, asked } = apiOf({ "POST /trash/e1/restore": { json: {} } });
  await api.trash.restore("e1", { idempotencyKey: "k" });
  expect(asked()).toEqual(["POST /trash/e1/restore"]);
  expect(seen[0]?.headers.get("Idempotency-Key")).toBe("k");
});
