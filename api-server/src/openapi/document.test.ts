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

  it("is there for every call but uploads, which answer in headers", () => {
    const silent = operations().filter(({ responses }) => !responses["2XX"]?.content);
    expect(silent.map(({ call }) => call).filter((call) => !call.includes(" /uploads"))).toEqual([]);
  });

  it("names the `limit` of every list that takes one", () => {
    const limited = operations()
      .filter(({ parameters = [] }) => parameters.some(({ name }) => name === "limit"))
      .map(({ call }) => call);
    for (const list of ["trash", "audit", "projects-without-photos", "readProjectEvent/Event"])
      expect(limited).toContain(`get /${list}`);
  });
});
