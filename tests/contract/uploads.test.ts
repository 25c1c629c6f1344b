import { beforeAll, describe, expect, test } from "vitest";
import { pdf } from "./support/calls.ts";
import {
  type Answer,
  call,
  type CallOptions,
  formOf,
  read,
  target,
  unique,
  unknownId,
} from "./support/http.ts";
import { phone, small } from "./support/pictures.ts";
import { makeProject } from "./support/records.ts";
import { idOf, machinery, many, one, problem } from "./support/shapes.ts";
import { sectors } from "./support/sectors.ts";

const tus = { "tus-resumable": "1.0.0" };
const base64 = (text: string) => Buffer.from(text).toString("base64");

/** Announces an upload; resolves with its address on the server. */
async function announce(
  bytes: number,
  filename = "photo.jpg",
  options: CallOptions = {},
): Promise<Answer & { address: string }> {
  const answer = await call("POST", "/uploads", {
    ...options,
    headers: {
      ...tus,
      "upload-length": String(bytes),
      "upload-metadata": `filename ${base64(filename)},filetype ${base64("image/jpeg")}`,
    },
  });
  const location = answer.headers.get("location");
  return { ...answer, address: location ? new URL(location, target().url).pathname : "" };
}

const send = (address: string, chunk: Buffer, offset: number, options: CallOptions = {}) =>
  call("PATCH", address, {
    ...options,
    body: new Uint8Array(chunk),
    headers: { ...tus, "content-type": "application/offset+octet-stream", "upload-offset": String(offset) },
  });

/** Uploads in chunks; resolves with the upload's id, the last part of its address. */
async function upload(data: Buffer, filename?: string, chunkBytes = 100_000): Promise<string> {
  const { address, status, text } = await announce(data.length, filename);
  expect(status, text).toBe(201);
  for (let offset = 0; offset < data.length; offset += chunkBytes) {
    const answer = await send(address, data.subarray(offset, offset + chunkBytes), offset);
    expect(answer.status, answer.text).toBe(204);
  }
  return address.split("/").at(-1) ?? "";
}

const photosOf = async (id: string) => many((await read(sectors.water.photos(id))).json, "photos");

describe("resumable uploads (tus 1.0)", () => {
  let project = "";
  beforeAll(async () => {
    project = await makeProject("water");
  });

  test("a cut transfer goes on where it stopped", async () => {
    const { data } = await phone();
    const { address } = await announce(data.length);
    expect((await send(address, data.subarray(0, 70_000), 0)).status).toBe(204);
    const where = await call("HEAD", address, { headers: tus });
    expect(where.status).toBe(200);
    expect(where.headers.get("upload-offset")).toBe("70000");
    expect(where.headers.get("cache-control")).toContain("no-store");
    expect((await send(address, data.subarray(50_000, 60_000), 50_000)).status).toBe(409);
    expect((await send(address, data.subarray(70_000), 70_000)).headers.get("upload-offset")).toBe(
      String(data.length),
    );
    const answer = await call("POST", sectors.water.addPhotos(project), {
      form: formOf({ photos: address.split("/").at(-1) ?? "" }),
    });
    expect(answer.status, answer.text).toBeLessThan(300);
    expect(await photosOf(project)).toHaveLength(1);
  });

  test("every form takes upload ids in place of files, beside files", async () => {
    const picture = await small.jpeg();
    const ids = [await upload(picture.data), await upload(picture.data), await upload(picture.data)];
    const made = await call("POST", sectors.energy.create, {
      form: formOf({
        title: unique("Uploaded"),
        coverImage: ids[0] ?? "",
        photos: [ids[1] ?? "", await small.png()],
      }),
    });
    expect(made.status, made.text).toBeLessThan(300);
    const stored = one((await read(sectors.energy.single(idOf(made.json)))).json);
    expect(stored["coverImage"]).toMatch(/^[0-9a-f]{24}\.jpg$/);
    expect(stored["Photos"]).toHaveLength(2);
    const paper = await call("POST", "/createAssess/DocumentFile", {
      form: formOf({ title: unique("Uploaded"), file: await upload(pdf.data, "تقرير.pdf") }),
    });
    expect(paper.status, paper.text).toBeLessThan(300);
    expect(one((await read(`/ReadAssess/DocumentFile/${idOf(paper.json)}`)).json)).toMatchObject({
      filename: "تقرير.pdf",
      size: pdf.data.length,
      mimetype: "application/pdf",
    });
    await call("DELETE", sectors.energy.remove(idOf(made.json)));
    await call("DELETE", `/DeleteAssess/DocumentFile/${idOf(paper.json)}`);
  });

  test("the call that names an upload may be repeated under its key", async () => {
    const id = await upload((await small.jpeg()).data);
    const before = (await photosOf(project)).length;
    const key = crypto.randomUUID();
    for (let i = 0; i < 2; i++)
      expect(
        (await call("POST", sectors.water.addPhotos(project), { form: formOf({ photos: id }), key })).status,
      ).toBeLessThan(300);
    expect(await photosOf(project)).toHaveLength(before + 1);
  });

  test("an unfinished upload, another's and one that is none are refused with a sentence", async () => {
    const json = {
      name: "Second",
      Email: `${crypto.randomUUID()}@ministry.example`,
      Password: "a long enough password",
    };
    await call("POST", "/createAdmin", { json });
    const { token } = (
      await call("POST", "/customerLogin", {
        token: null,
        json: { email: json.Email, password: json.Password },
      })
    ).json as { token: string };
    const { data } = await small.jpeg();
    const unfinished = (await announce(data.length)).address.split("/").at(-1) ?? "";
    const mine = await upload(data);
    const before = (await photosOf(project)).length;
    for (const [id, options] of [
      [unfinished, {}],
      [mine, { token }],
      [unknownId, {}],
    ] as const) {
      const answer = await call("POST", sectors.water.addPhotos(project), {
        form: formOf({ photos: id }),
        ...options,
      });
      expect([400, 404, 409], answer.text).toContain(answer.status);
      expect(problem.parse(answer.json).message).not.toMatch(machinery);
    }
    expect(await photosOf(project)).toHaveLength(before);
  });

  test("every part of it needs a session", async () => {
    const { address } = await announce(10);
    for (const token of [null, "a".repeat(43)]) {
      const tried = [
        await announce(10, "x.jpg", { token }),
        await call("HEAD", address, { token, headers: tus }),
        await send(address, Buffer.alloc(10), 0, { token }),
      ];
      for (const { status } of tried) expect([401, 404]).toContain(status);
    }
  });

  test.each(["-1", "x", "", "99999999999999", String(3 * 1024 ** 3)])(
    "a length of %j is refused",
    async (length) => {
      const answer = await call("POST", "/uploads", { headers: { ...tus, "upload-length": length } });
      expect([400, 413]).toContain(answer.status);
      expect(problem.parse(answer.json).message).not.toMatch(machinery);
    },
  );

  test("more bytes than were announced are refused", async () => {
    const { address } = await announce(10);
    const answer = await send(address, Buffer.alloc(20), 0).catch(() => undefined);
    if (answer) expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(
      Number((await call("HEAD", address, { headers: tus })).headers.get("upload-offset")),
    ).toBeLessThanOrEqual(10);
  });

  test("what it can do is announced", async () => {
    const answer = await call("OPTIONS", "/uploads", { token: null });
    expect(answer.status).toBeLessThan(300);
    expect(answer.headers.get("tus-version")).toContain("1.0.0");
  });
});
