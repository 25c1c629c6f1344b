import Fastify from "fastify";
import { expect, it } from "vitest";
import { Problem } from "../lib/problems.ts";
import { sendProblem } from "./errors.ts";
import { registerRequestLog } from "./request-log.ts";

async function loggedBy(status: number): Promise<Record<string, unknown>> {
  const lines: string[] = [];
  const app = Fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } });
  app.setErrorHandler(sendProblem);
  registerRequestLog(app);
  app.get("/asked", () => {
    if (status === 200) return "done";
    throw new Problem(status, "Refused.");
  });
  await app.inject("/asked?token=secret");
  await app.close();
  const parsed = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  return parsed.find(({ msg }) => msg === "answered") ?? {};
}

it.each([
  [401, "session"],
  [403, "role"],
  [413, "size"],
  [415, "type"],
  [422, "content"],
  [429, "rate"],
])("a request refused with %i names the control that refused it", async (status, control) => {
  expect(await loggedBy(status)).toMatchObject({ status, control, path: "/asked" });
});

it.each([200, 400, 404, 409])("an answer with %i names no control", async (status) => {
  const line = await loggedBy(status);
  expect(line).toMatchObject({ status, path: "/asked" });
  expect(line).not.toHaveProperty("control");
});
