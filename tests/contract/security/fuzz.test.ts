import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningApi, startApi } from "../../support/servers/api.ts";
import { signInTo } from "../setup/sign-in.ts";
import { formOf, unique } from "../support/http.ts";
import { signedIn } from "../support/client.ts";
import { type Operation, operationsOf } from "./support/description.ts";
import { hostileRequest } from "./support/hostile.ts";
import { send } from "./support/wire.ts";

/** `npm run test:security` sends 20,000; the everyday tests a share of them. */
const requests = Number(process.env["FUZZ_REQUESTS"] ?? 500);
const seed = Number(process.env["FUZZ_SEED"] ?? 15);

let api: RunningApi;
let token = "";
let operations: Operation[] = [];
let ids: string[] = [];

beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMIT_READS: "0", RATE_LIMIT_WRITES: "0" } });
  token = await signInTo(api.url, api.admin.email, api.admin.password);
  operations = (await operationsOf(api.url)).filter(({ path }) => !endsTheSession(path));
  ids = await someIds();
});
afterAll(() => api.remove());

/** Without its session the fuzzing would see refusals alone. */
const endsTheSession = (path: string) => /^\/(logout|sessions|password$|admins)/.test(path);

async function someIds(): Promise<string[]> {
  const officer = await signedIn(api);
  const answers = await Promise.all(
    [
      "/createProjectEnergy/EnergyProject",
      "/createProjectWater/waterProject",
      "/createProjectEvent/Event",
    ].map((path) =>
      officer.call("POST", path, { form: formOf({ title: unique("Fuzz"), achievements: "• A (5%)" }) }),
    ),
  );
  return [...answers.map(({ json }) => (json as { _id: string })._id), "0", "1", "0123456789abcdef01234567"];
}

test(`no request of ${requests} to any call or alias of the description is answered with a server fault`, async () => {
  const each = Math.ceil(requests / operations.length);
  for (const operation of operations) {
    await fc.assert(
      fc.asyncProperty(hostileRequest(operation, ids), async (request) => {
        const answer = await send(api.url, request, token);
        if (answer.status >= 100 && answer.status < 500) return;
        const body = request.body?.toString("latin1").slice(0, 300) ?? "";
        const said = `${answer.status} ${answer.text.slice(0, 200)}\n${api.printed().slice(-1_500)}`;
        throw new Error(
          `${request.method} ${request.path}\n${JSON.stringify(request.headers)}\n${body}\n${said}`,
        );
      }),
      { numRuns: each, seed, endOnFailure: true },
    );
  }
  expect((await fetch(`${api.url}/readyz`)).status).toBe(200);
}, 1_800_000);
