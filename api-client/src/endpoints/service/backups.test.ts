import { expect, test } from "vitest";
import { apiOf } from "../../testing/api-of.ts";

test("backups are read with what the server says of them", async () => {
  const lastFailure = { at: "2026-01-02T02:30:00Z", message: "No room left." };
  const { api } = apiOf({ "GET /backups": { json: { scheduled: true, nextAt: 5, lastFailure } } });
  expect(await api.backups.status()).toEqual({ scheduled: true, lastFailure });
});

test("a page that is no answer of ours tells of no backups", async () => {
  const { api } = apiOf({ "GET /backups": { json: [] } });
  await expect(api.backups.status()).rejects.toHaveProperty("kind", "shape");
});
