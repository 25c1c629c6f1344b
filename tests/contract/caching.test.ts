import { brotliDecompressSync } from "node:zlib";
import { request } from "node:http";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { type Ids, named, reads } from "./support/calls.ts";
import { call, formOf, read, target, unique } from "./support/http.ts";
import { small } from "./support/pictures.ts";
import { addAchievement, makeOneOfEach } from "./support/records.ts";

let ids: Ids;
beforeAll(async () => {
  ids = await makeOneOfEach();
});

const publicReads = reads.map((one) => [one.api, named(one), one] as const);

describe("public reads", () => {
  test.each(publicReads)(
    "%s: %s carries a version, and 304 answers whoever has it",
    async (_api, _name, { path, of }) => {
      const address = path(of ? ids[of] : "");
      // Other suites write beside this one: between two of their writes the version stays.
      await vi.waitFor(async () => {
        const first = await read(address);
        const etag = first.headers.get("etag");
        expect(etag).toMatch(/^(W\/)?"[^"]+"$/);
        expect(first.headers.get("cache-control")).toMatch(/no-cache|max-age=0/);
        expect(first.headers.get("vary")?.toLowerCase()).toContain("accept-encoding");
        const again = await read(address, { headers: { "if-none-match": etag ?? "" } });
        expect(again.status).toBe(304);
        expect(again.bytes).toHaveLength(0);
        expect(again.headers.get("etag")).toBe(etag);
      }, 10_000);
    },
  );

  test.each(publicReads)("%s: %s read with a session is never stored", async (_api, _name, { path, of }) => {
    const answer = await call("GET", path(of ? ids[of] : ""));
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toContain("no-store");
  });

  test("a list is sent as brotli to those who take it, with the same content", async () => {
    const filled = await call("POST", "/createProjectEnergy/EnergyProject", {
      form: formOf({ title: unique("Long"), desc: "Enough words to be worth packing. ".repeat(100) }),
    });
    expect(filled.status).toBeLessThan(300);
    await vi.waitFor(async () => {
      const plain = await raw("/readProjectEnergy/EnergyProject", { "accept-encoding": "identity" });
      const packed = await raw("/readProjectEnergy/EnergyProject", { "accept-encoding": "br, gzip" });
      expect(packed.encoding).toBe("br");
      expect(brotliDecompressSync(packed.body).equals(plain.body)).toBe(true);
      expect(plain.encoding).toBeUndefined();
    }, 10_000);
  });
});

describe("what was cached is right at once after a write", () => {
  const version = async (path: string) => (await read(path)).headers.get("etag");

  test.each([
    [
      "a project",
      "/readProjectEnergy/EnergyProject",
      () =>
        call("PATCH", `/UpdateEnergyProject/energy/${ids.energy}`, { form: formOf({ desc: unique("New") }) }),
    ],
    [
      "an achievement",
      () => `/createAchiev/${ids.water}/achievements`,
      () => addAchievement("water", ids.water, { title: unique("New"), detail: "", progress: 1 }),
    ],
    [
      "a photo",
      () => `/ReadEnergyProjectPhoto/${ids.energy}/photos`,
      async () =>
        call("POST", `/energyProject/${ids.energy}/photos`, { form: formOf({ Photos: await small.jpeg() }) }),
    ],
    [
      "an event",
      "/readProjectEvent/Event",
      () => call("PATCH", `/UpdateEvent/events/${ids.event}`, { form: formOf({ ministry: unique("New") }) }),
    ],
    [
      "a publication",
      "/ReadAssess/DocumentFile",
      () =>
        call("PUT", `/UpdateAssess/DocumentFile/${ids.document}`, {
          form: formOf({ description: unique("New") }),
        }),
    ],
  ])("%s", async (_what, where, change) => {
    const path = typeof where === "string" ? where : where();
    const before = await version(path);
    expect((await change()).status).toBeLessThan(300);
    expect(await version(path)).not.toBe(before);
  });

  test("whoever has the version before a write gets no 304 after its answer, however many ask meanwhile", async () => {
    const path = `/readProjectEventSingal/Event/${ids.event}`;
    const held = { "if-none-match": (await version(path)) ?? "" };
    let writing = true;
    const readers = Array.from({ length: 8 }, async () => {
      while (writing) await read(path, { headers: held });
    });
    for (let round = 0; round < 20; round++) {
      held["if-none-match"] = (await version(path)) ?? "";
      const ministry = unique("Round");
      await call("PATCH", `/UpdateEvent/events/${ids.event}`, { form: formOf({ ministry }) });
      const after = await read(path, { headers: held });
      expect([after.status, after.text]).toEqual([200, expect.stringContaining(ministry)]);
    }
    writing = false;
    await Promise.all(readers);
  });

  test("a hundred reads at once between two writes see the last write", async () => {
    for (let round = 0; round < 3; round++) {
      const desc = unique("Round");
      await call("PATCH", `/UpdateWaterProject/waterProject/${ids.water}`, { form: formOf({ desc }) });
      const answers = await Promise.all(
        Array.from({ length: 100 }, () => read(`/readProjectWaterSingal/waterProject/${ids.water}`)),
      );
      expect(answers.filter(({ text }) => !text.includes(desc))).toHaveLength(0);
    }
  });
});

/** fetch unpacks by itself; this shows what was transferred. */
function raw(
  path: string,
  headers: Record<string, string>,
): Promise<{ body: Buffer; encoding: string | undefined }> {
  return new Promise((resolve, reject) => {
    request(target().url + path, { headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () =>
        resolve({ body: Buffer.concat(parts), encoding: answer.headers["content-encoding"] }),
      );
    })
      .once("error", reject)
      .end();
  });
}
