import { existsSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningApi, startApi } from "../../support/servers/api.ts";
import { type Client, signedIn } from "../support/client.ts";
import type { Answer, CallOptions } from "../support/http.ts";
import { type FormFile, formOf, unique } from "../support/http.ts";
import { childrenOf } from "../../support/processes.ts";
import { small } from "../support/pictures.ts";
import { idOf } from "../support/shapes.ts";

const isLinux = existsSync("/proc/self/task");

/** The decoders' processes of a server. */
const decoders = (server: number): number[] => childrenOf(server, "image-worker");

let api: RunningApi;
let client: Client;
const ids = { energy: "", water: "", event: "", document: "" };

beforeAll(async () => {
  if (!isLinux) return;
  api = await startApi({ env: { LOG_LEVEL: "silent" } });
  client = await signedIn(api);
  const make = async (path: string, form: Parameters<typeof formOf>[0]) =>
    idOf((await client.call("POST", path, { form: formOf({ title: unique("Decoder"), ...form }) })).json);
  ids.energy = await make("/createProjectEnergy/EnergyProject", { photos: [await small.jpeg()] });
  ids.water = await make("/createProjectWater/waterProject", {});
  ids.event = await make("/createProjectEvent/Event", {});
  const made = await client.call("POST", "/createAssess/DocumentFile", {
    form: formOf({ title: unique("Decoder"), file: text }),
  });
  ids.document = (made.json as { data: { _id: string } }).data._id;
});
afterAll(() => api?.remove());

const text: FormFile = { data: Buffer.from("A report.\n"), name: "report.txt", type: "text/plain" };

/** `{energy}` and its like stand for the ids. */
type Call = [method: string, path: string, form: (picture: FormFile) => Parameters<typeof formOf>[0]];

/** Every call that takes a file. */
const calls: Call[] = [
  ["POST", "/createProjectEnergy/EnergyProject", (coverImage) => ({ title: unique("A"), coverImage })],
  ["POST", "/createProjectWater/waterProject", (photo) => ({ title: unique("A"), photos: [photo] })],
  ["PATCH", "/UpdateEnergyProject/energy/{energy}", (coverImage) => ({ coverImage })],
  ["PATCH", "/UpdateWaterProject/waterProject/{water}", (coverImage) => ({ coverImage })],
  ["POST", "/energyProject/{energy}/photos", (photo) => ({ Photos: photo })],
  ["PUT", "/energyProject/{energy}/photos", (photo) => ({ index: "0", Photos: photo })],
  ["POST", "/WaterProject/{water}/photos", (photo) => ({ photos: photo })],
  ["POST", "/createProjectEvent/Event", (coverImage) => ({ title: unique("A"), coverImage })],
  ["PATCH", "/UpdateEvent/events/{event}", (coverImage) => ({ coverImage })],
  ["POST", "/createAssess/DocumentFile", () => ({ title: unique("A"), file: text })],
  ["PUT", "/UpdateAssess/DocumentFile/{document}", () => ({ title: unique("A"), file: text })],
];

const addressOf = (path: string) =>
  path.replace(/\{(\w+)\}/, (_, kind: string) => ids[kind as keyof typeof ids]);

/** Sends under a key while every decoder that shows up is killed. */
async function underFire(
  send: (options: CallOptions) => Promise<Answer>,
  options: CallOptions,
): Promise<Answer> {
  let answered = false;
  const answer = send(options).finally(() => (answered = true));
  while (!answered) {
    for (const pid of decoders(api.pid())) {
      try {
        process.kill(pid, "SIGKILL");
      } catch {
        // It was gone by itself.
      }
    }
    await pause(5);
  }
  return answer;
}

describe.skipIf(!isLinux)("a decoder that is killed, again and again", () => {
  test.each(calls.map(([method, path, form]) => [`${method} ${path}`, method, path, form] as const))(
    "%s answers 503 with a time to wait, and takes the same file under the same key afterwards",
    async (_name, method, path, form) => {
      const picture = await small.jpeg();
      const fields = form(picture);
      const key = crypto.randomUUID();
      const send = (options: CallOptions) => client.call(method, addressOf(path), options);
      const refused = await underFire(send, { form: formOf(fields), key });
      expect(refused.status, refused.text).toBe(503);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
      const taken = await send({ form: formOf(fields), key });
      expect(taken.status, taken.text).toBeLessThan(300);
    },
  );
});
