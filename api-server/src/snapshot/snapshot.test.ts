import { createHash } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { picture, startTestServer, type TestServer } from "../testing/test-server.ts";

let server: TestServer;
const ids: Record<string, string> = {};

beforeAll(async () => {
  server = await startTestServer();
  const made = async (name: string, url: string, form: Record<string, string | Blob | Blob[]>) => {
    const answer = await server.call("POST", url, { form });
    expect(answer.statusCode).toBe(201);
    const body = answer.json<{ _id?: string; data?: { _id: string } }>();
    ids[name] = body._id ?? body.data?._id ?? "";
  };
  await made("water", "/createProjectWater/waterProject", {
    title: "Ceel Dheer",
    coverImage: await picture(),
    Photos: [await picture("#aa3311"), await picture("#11aa33")],
    achievements: "Wells drilled: 40%\nPump repaired: 60%",
  });
  await made("prose", "/createProjectWater/waterProject", {
    title: "Prose",
    achievements: "Only a sentence.",
  });
  await made("energy", "/createProjectEnergy/EnergyProject", { title: "Mini-grid" });
  await made("event", "/createProjectEvent/Event", { title: "Opening", coverImage: await picture() });
  const pdf = new File(["%PDF-1.4\n%%EOF\n"], "plan.pdf", { type: "application/pdf" });
  await made("document", "/createAssess/DocumentFile", { title: "Plan", file: pdf });
});
afterAll(() => server.close());

interface Line {
  topic: string;
  paths?: string[];
  answer?: unknown;
  gone?: string[];
}

interface Head {
  installation: string;
  version: Record<string, string>;
  whole: string[];
  sha256: string;
}

async function snapshot(since?: Record<string, string>) {
  const query = since
    ? `?since=${Object.entries(since)
        .map((pair) => pair.join(":"))
        .join(",")}`
    : "";
  const answer = await server.call("GET", `/snapshot${query}`, { token: null });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toBe("application/x-ndjson; charset=utf-8");
  const [first = "", ...rest] = answer.body.split("\n");
  const head = JSON.parse(first) as Head;
  expect(head.sha256).toBe(createHash("sha256").update(rest.join("\n")).digest("hex"));
  const lines = rest.filter((line) => line !== "").map((line) => JSON.parse(line) as Line);
  return { head, lines, etag: String(answer.headers["etag"]) };
}

it("holds every public answer under its paths exactly as its own call gives it", async () => {
  const { head, lines } = await snapshot();
  expect(head.whole).toEqual(["documents", "events", "projects"]);
  const paths = lines.flatMap((line) => line.paths ?? []);
  expect(paths).toEqual(
    expect.arrayContaining([
      "/readProjectWater/waterProject",
      "/readProjectEnergy/EnergyProject",
      `/readProjectWaterSingal/waterProject/${ids["water"]}`,
      `/readProjectEnergySingal/EnergyProject/${ids["energy"]}`,
      `/ReadWaterProjectPhoto/${ids["water"]}/photos`,
      `/createAchiev/${ids["prose"]}/achievements`,
      `/${ids["water"]}/achievements`,
      "/readProjectEvent/Event?page=1&limit=50",
      "/readProjectEvent/Event?page=1&limit=100",
      `/readProjectEventSingal/Event/${ids["event"]}`,
      "/ReadAssess/DocumentFile",
      `/ReadAssess/DocumentFile/${ids["document"]}`,
    ]),
  );
  for (const { paths: each = [], answer } of lines)
    for (const path of each) {
      const own = await server.call("GET", path, { token: null });
      expect(own.body, path).toBe(JSON.stringify(answer));
    }
});

/** Until a write shows: a snapshot that took long to make rests for a while. */
async function changedSince(version: Record<string, string>) {
  await expect
    .poll(async () => (await snapshot(version)).lines.length, { timeout: 30_000 })
    .toBeGreaterThan(0);
  return snapshot(version);
}

it("sends a device what has changed since its version, and what is gone", { timeout: 90_000 }, async () => {
  const before = await snapshot();
  const again = await snapshot(before.head.version);
  expect([again.lines, again.head.version]).toEqual([[], before.head.version]);

  await server.call("PATCH", `/UpdateEnergyProject/energy/${ids["energy"]}`, { form: { title: "Solar" } });
  const { lines, head } = await changedSince(before.head.version);
  expect(head.whole).toEqual([]);
  expect(lines.map(({ topic }) => topic)).toEqual(["projects", "projects", "projects"]);
  expect(lines.flatMap(({ paths }) => paths)).toEqual([
    "/readProjectEnergy/EnergyProject",
    `/readProjectEnergySingal/EnergyProject/${ids["energy"]}`,
    `/createAchiev/${ids["energy"]}/achievements`,
    `/${ids["energy"]}/achievements`,
  ]);

  await server.call("DELETE", `/DeleteEvent/events/${ids["event"]}`);
  const after = await changedSince(head.version);
  expect(after.lines.flatMap(({ gone }) => gone ?? [])).toEqual([
    `/readProjectEventSingal/Event/${ids["event"]}`,
  ]);
});

it("sends a topic whole to a device whose version it does not remember", async () => {
  const { head } = await snapshot();
  const other = { ...head.version, documents: "7.0123456789abcdef" };
  const { head: answered, lines } = await snapshot(other);
  expect(answered.whole).toEqual(["documents"]);
  expect(new Set(lines.map(({ topic }) => topic))).toEqual(new Set(["documents"]));
});

it.each(["", "nonsense", "projects:1", "a:1.0123456789abcdef", "%00", "projects:1.0123456789abcdeg"])(
  "takes %j for a device that holds nothing",
  async (since) => {
    const answer = await server.call("GET", `/snapshot?since=${since}`, { token: null });
    expect(answer.statusCode).toBe(200);
    expect((JSON.parse(answer.body.split("\n")[0] ?? "") as Head).whole).toHaveLength(3);
  },
);

it("is compressed, and costs nothing when it is unchanged", async () => {
  const { etag } = await snapshot();
  const same = await server.call("GET", "/snapshot", { token: null, headers: { "if-none-match": etag } });
  expect([same.statusCode, same.body]).toEqual([304, ""]);
  const headers = { "accept-encoding": "gzip, br" };
  const packed = await server.call("GET", "/snapshot", { token: null, headers });
  expect(packed.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(packed.rawPayload).toString()).toContain("Ceel Dheer");
});
