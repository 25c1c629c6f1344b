import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe("the change history of a span of time", () => {
  it.each([
    "/audit?from=x",
    "/audit?from=2026-13-01",
    "/audit?until=x&until=y",
    "/audit/export?from=yesterday",
  ])("%s is refused: the whole history would be taken for the span", async (path) => {
    const answer = await server.call("GET", path);
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      expect.stringMatching(/^“(from|until)” must be a date, with or without a time, such as 2026-03-01\.$/),
    ]);
  });

  it.each(["", "?from=&until=", "?from=2026-03-01&until=2026-03-01T08:00:00.000Z", "?until=%2B275760-09-13"])(
    "%s is answered",
    async (query) => {
      expect((await server.call("GET", `/audit${query}`)).statusCode).toBe(200);
    },
  );
});
