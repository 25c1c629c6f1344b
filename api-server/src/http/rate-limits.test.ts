import fastify from "fastify";
import { afterEach, expect, test } from "vitest";
import { registerRateLimits } from "./rate-limits.ts";

const phone = "203.0.113.9";
const app = fastify();
afterEach(() => app.close());

test("of what the database works for each time, one address gets 300 a minute, and other reads beside them", async () => {
  await registerRateLimits(app, { reads: 1_000, writes: 100 });
  app.get("/searched", { config: { isCostly: true } }, () => "found");
  app.get("/read", () => "read");
  const statusOf = async (url: string, remoteAddress: string) =>
    (await app.inject({ url, remoteAddress })).statusCode;
  for (let asked = 0; asked < 300; asked += 1) expect(await statusOf("/searched", phone)).toBe(200);
  expect(await statusOf("/searched", phone)).toBe(429);
  expect(await statusOf("/read", phone)).toBe(200);
  expect(await statusOf("/searched", "203.0.113.10")).toBe(200);
  // The site's server asks for everybody.
  expect(await statusOf("/searched", "127.0.0.1")).toBe(200);
});
