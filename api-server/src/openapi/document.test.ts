import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Description } from "../testing/answer-description.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

let server: TestServer;
let description: Description;
beforeAll(async () => {
  server = await startTestServer();
  description = (await server.app.inject("/openapi.json")).json();
});
afterAll(() => server.close());

const operations = () =>
  Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ call: `${method} ${path}`, ...operation })),
  );

describe("the description of answers", () => {
  it("forbids no further fields: answers may grow", () => {
    const closed = (value: unknown) => JSON.stringify(value).includes('"additionalProperties":false');
    const calls = operations().filter(({ responses }) => closed(responses));
    expect(calls.map(({ call }) => call)).toEqual([]);
    expect(closed(description.components)).toBe(false);
  });
});
