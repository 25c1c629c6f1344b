import { readdir } from "node:fs/promises";
import { wireProject } from "@ministry/api-client/schemas";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { picture, startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let photo: File;
beforeAll(async () => {
  [server, photo] = await Promise.all([startTestServer(), picture()]);
});
afterAll(() => server.close());

type Fields = Record<string, string | Blob | (string | Blob)[]>;
const create = async (form: Fields, sector: "energy" | "water" = "water") => {
  const path = sector === "water" ? "/createProjectWater/waterProject" : "/createProjectEnergy/EnergyProject";
  const answer = await server.call("POST", path, { form });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
};
const single = async (id: string) =>
  (await server.call("GET", `/readProjectWaterSingal/waterProject/${id}`, { token: null })).json();
const update = (id: string, form: Fields) =>
  server.call("PATCH", `/UpdateWaterProject/waterProject/${id}`, { form });
const gallery = async (id: string) =>
  (await server.call("GET", `/ReadWaterProjectPhoto/${id}/photos`, { token: null })).json();
const ids = (body: { photos: { _id: string }[] }) => body.photos.map((one) => one._id);

describe("a project", () => {
  it("is read back with every field and image as it was sent (API-03, API-15)", async () => {
    const sent = {
      title: "  Borehole “Ceel Dheer” بئر ",
      desc: "d".repeat(301),
      overview: "o",
      geogrpahic: "g",
      objective: "",
      componentTitle: "ct",
      componentOne: "1",
      componentFour: "4",
    };
    const images = [
      "coverImage",
      "objectiveImage",
      "GeographicImage",
      "stackeHolder1",
      "stakeHolder2",
      "stakeHolder4",
    ];
    const made = await create({
      ...sent,
      ...Object.fromEntries(images.map((name) => [name, photo])),
      photos: [photo, photo],
      unknown: "is ignored",
    });
    const read = await single(made._id);
    expect(wireProject.safeParse(read).success).toBe(true);
    expect(read).toMatchObject({ ...sent, title: sent.title.trim(), componentTwo: "", achievements: [] });
    expect(read).not.toHaveProperty("stakeHolder3");
    for (const name of images) expect(read.media[read[name]]).toMatchObject({ width: 40, height: 30 });
    expect(read.Photos).toHaveLength(2);
    for (const { Image } of read.Photos) expect(read.media).toHaveProperty([Image]);
  });

  it("needs a title and nothing else (AMB-27)", async () => {
    for (const title of ["", "   "]) {
      const answer = await server.call("POST", "/createProjectEnergy/EnergyProject", { form: { title } });
      expect([answer.statusCode, answer.json().message]).toEqual([400, "Title is required."]);
    }
    await create({ title: "bare" }, "energy");
  });

  it("keeps what an update does not send (A-97), and an empty title is refused", async () => {
    const { _id, coverImage } = await create({ title: "kept", desc: "kept too", coverImage: photo });
    expect((await update(_id, { title: " " })).statusCode).toBe(400);
    const changed = (await update(_id, { overview: "new", coverImage: "", photos: photo })).json();
    expect(changed).toMatchObject({ title: "kept", desc: "kept too", overview: "new", coverImage });
    expect(changed.Photos).toHaveLength(1);
  });

  it("of one sector is not found in the other", async () => {
    const { _id } = await create({ title: "energy" }, "energy");
    const answer = await server.call("GET", `/readProjectWaterSingal/waterProject/${_id}`, { token: null });
    expect([answer.statusCode, answer.json().message]).toEqual([404, "Project not found."]);
  });

  it("is taken once for one key, and another request under it is refused", async () => {
    const headers = { "idempotency-key": "create-1" };
    const form = { title: "once", coverImage: photo };
    const send = () => server.call("POST", "/createProjectWater/waterProject", { form, headers });
    const [first, second] = [await send(), await send()];
    expect(second.json()).toEqual(first.json());
    expect(second.headers).toMatchObject({ "idempotency-key": "create-1", "idempotency-replayed": "true" });
    expect(second.headers["receipt-number"]).toBe(first.headers["receipt-number"]);
    const other = { form: { title: "another" }, headers };
    expect((await server.call("POST", "/createProjectWater/waterProject", other)).statusCode).toBe(422);
    const receipts = (
      await server.call("POST", "/receipts", { json: { keys: ["create-1", "never"] } })
    ).json().receipts;
    expect(receipts).toEqual([
      expect.objectContaining({ key: "create-1", status: 201, _id: first.json()._id }),
    ]);
  });

  it("leaves no file behind when it is refused", async () => {
    await server.deps.variants.settled();
    const before = await readdir(`${server.dataDir}/files`, { recursive: true }).catch(() => []);
    const broken = new File(["not a picture"], "a.jpg", { type: "image/jpeg" });
    const answer = await server.call("POST", "/createProjectWater/waterProject", {
      form: { title: "x", coverImage: broken },
    });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(await readdir(server.deps.tempDir)).toEqual([]);
    expect(await readdir(`${server.dataDir}/files`, { recursive: true }).catch(() => [])).toEqual(before);
  });

  it.each<[string, Fields, number]>([
    ["a repeated single field", { title: ["a", "b"] }, 400],
    ["a text over the cap (AMB-28)", { title: "a", desc: "x".repeat(20_001) }, 400],
    ["a text with a null", { title: "a\0b" }, 400],
  ])("is refused for %s", async (_what, form, status) => {
    const answer = await server.call("POST", "/createProjectWater/waterProject", { form });
    expect(answer.statusCode).toBe(status);
    expect(answer.json().message).toMatch(/[.]$/);
  });

  it("is refused with two files for one image and with 21 photos (AMB-15)", async () => {
    const tooMany: Fields[] = [
      { title: "x", coverImage: [photo, photo] },
      { title: "x", photos: Array.from({ length: 21 }, () => photo) },
    ];
    for (const form of tooMany) {
      expect((await server.call("POST", "/createProjectWater/waterProject", { form })).statusCode).toBe(400);
    }
  });
});

describe("photos", () => {
  it("deleted by mistake come back to their place (AMB-18)", async () => {
    const { _id } = await create({ title: "p", photos: [photo, photo, photo] });
    const before = ids(await gallery(_id));
    const path = `/DeleteWaterProject/${_id}/photos`;
    await server.call("DELETE", path, { json: { index: 1, id: before[1] } });
    expect((await server.call("DELETE", path, { json: { index: 1, id: before[1] } })).statusCode).toBe(409);
    expect(ids(await gallery(_id))).toEqual([before[0], before[2]]);
    const restored = await server.call("POST", `/trash/${before[1]}/restore`);
    expect(restored.statusCode).toBe(200);
    expect(ids(await gallery(_id))).toEqual(before);
    expect((await server.call("POST", `/trash/${before[1]}/restore`)).statusCode).toBe(404);
  });

  it("are replaced in place; the former one waits in the trash (API-48)", async () => {
    const { _id } = await create({ title: "e", photos: [photo, photo] }, "energy");
    const path = `/energyProject/${_id}/photos`;
    const answer = await server.call("PUT", path, {
      form: { index: "0", picture: await picture("#aa2211") },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().photos).toHaveLength(2);
    expect(answer.json().photos[0]._id).not.toBe(answer.json().replaced._id);
    const { items } = (await server.call("GET", "/trash")).json();
    expect(items).toContainEqual(
      expect.objectContaining({ _id: answer.json().replaced._id, kind: "photo", projectId: _id }),
    );
  });

  it("are taken under both spellings of their field (API-47)", async () => {
    const { _id } = await create({ title: "e" }, "energy");
    for (const field of ["Photos", "photos"]) {
      const answer = await server.call("POST", `/energyProject/${_id}/photos`, {
        form: { [field]: [photo] },
      });
      expect(answer.statusCode).toBe(201);
    }
    const none = await server.call("POST", `/energyProject/${_id}/photos`, { form: { other: photo } });
    expect([none.statusCode, none.json().message]).toEqual([400, "Please choose at least one image."]);
  });
});

describe("deleting and restoring a project", () => {
  it("hides it everywhere and brings it back whole; the change history shows both (API-14)", async () => {
    const { _id } = await create({ title: "gone", achievements: "• a (1%)", photos: [photo] });
    const headers = { "content-type": "application/json" };
    expect(
      (await server.call("DELETE", `/DeleteWaterProject/waterProject/${_id}`, { headers })).statusCode,
    ).toBe(200);
    for (const url of [`/${_id}/achievements`, `/ReadWaterProjectPhoto/${_id}/photos`]) {
      expect((await server.call("GET", url, { token: null })).statusCode).toBe(404);
    }
    await server.call("POST", `/trash/${_id}/restore`);
    expect(await single(_id)).toMatchObject({ title: "gone", achievements: [{ title: "a" }] });
    const { items } = (await server.call("GET", `/audit?subject=${_id}`)).json();
    expect(items.map((one: { action: string }) => one.action)).toEqual(["restore", "delete", "create"]);
    expect(items[1]).toMatchObject({
      actor: { name: "Administrator" },
      before: { title: "gone" },
      after: null,
    });
  });
});

describe("the list of a sector", () => {
  it("is fresh after every write, answers 304 to whoever has it, and no-store to a session", async () => {
    const url = "/readProjectWater/waterProject";
    const first = await server.call("GET", url, { token: null });
    const etag = String(first.headers["etag"]);
    expect(first.headers["cache-control"]).toBe("public, no-cache");
    const again = await server.call("GET", url, { token: null, headers: { "if-none-match": etag } });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    await create({ title: "newest" });
    const changed = await server.call("GET", "/api/readProjectWater/WaterProject", {
      token: null,
      headers: { "if-none-match": etag },
    });
    expect(changed.json()[0].title).toBe("newest");
    expect((await server.call("GET", url)).headers["cache-control"]).toBe("no-store");
  });

  it("can be asked for in pages", async () => {
    const list = async (query: string) =>
      (await server.call("GET", `/readProjectWater/waterProject${query}`, { token: null })).json();
    const whole = await list("");
    const second = await list("?page=2&limit=2");
    expect(second).toMatchObject({ limit: 2, page: 2, total: whole.length });
    expect(second.items).toEqual(whole.slice(2, 4));
    expect(second.items).toHaveLength(2);
  });
});
