import { readdir } from "node:fs/promises";
import { request } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { badDocuments, badPictures } from "./support/bombs.ts";
import { type Ids, named, pdf, sectors, writes } from "./support/calls.ts";
import { type Answer, call, type FormFile, formOf, read, target, unique } from "./support/http.ts";
import { small } from "./support/pictures.ts";
import { makeOneOfEach } from "./support/records.ts";
import { machinery, many, problem } from "./support/shapes.ts";

let ids: Ids;
beforeAll(async () => {
  ids = await makeOneOfEach();
});

/** A refusal: 4xx with a plain sentence, quickly. */
function expectRefusal(answer: Answer, why = "") {
  expect(answer.status, `${why} ${answer.text}`).toBeGreaterThanOrEqual(400);
  expect(answer.status, `${why} ${answer.text}`).toBeLessThan(500);
  expect(problem.parse(answer.json).message, why).not.toMatch(machinery);
}

/** What the records looked like: nothing of a refused request may be stored. */
const everything = async () => {
  const paths = [
    sectors.energy.single(ids.energy),
    sectors.water.single(ids.water),
    sectors.energy.photos(ids.energy),
    sectors.water.photos(ids.water),
    `/readProjectEvent/Event/${ids.event}`,
    `/ReadAssess/DocumentFile/${ids.document}`,
  ];
  return Promise.all(paths.map(async (path) => (await read(path)).text));
};

type Send = (file: FormFile) => Promise<Answer>;

/** Every call that takes a picture, on every address. */
const pictureCalls: [name: string, send: Send][] = [
  [
    "POST /createProjectEnergy/EnergyProject coverImage",
    (file) =>
      call("POST", sectors.energy.create, { form: formOf({ title: unique("Bad"), coverImage: file }) }),
  ],
  [
    "POST /createProjectWater/waterProject photos",
    (file) => call("POST", sectors.water.create, { form: formOf({ title: unique("Bad"), photos: file }) }),
  ],
  [
    "PATCH /UpdateEnergyProject/energy/{id} stakeHolder2",
    (file) =>
      call("PATCH", sectors.energy.update(ids.energy), {
        form: formOf({ title: "Changed", stakeHolder2: file }),
      }),
  ],
  [
    "PATCH /UpdateWaterProject/waterProject/{id} photos",
    (file) =>
      call("PATCH", sectors.water.update(ids.water), { form: formOf({ title: "Changed", photos: file }) }),
  ],
  [
    "POST /createProjectEvent/Event objectiveImage",
    (file) =>
      call("POST", "/createProjectEvent/Event", {
        form: formOf({ title: unique("Bad"), objectiveImage: file }),
      }),
  ],
  [
    "PATCH /UpdateEvent/events/{id} coverImage",
    (file) =>
      call("PATCH", `/UpdateEvent/events/${ids.event}`, {
        form: formOf({ title: "Changed", coverImage: file }),
      }),
  ],
  [
    "POST /energyProject/{id}/photos",
    (file) => call("POST", sectors.energy.addPhotos(ids.energy), { form: formOf({ Photos: file }) }),
  ],
  [
    "PUT /energyProject/{id}/photos",
    (file) =>
      call("PUT", sectors.energy.addPhotos(ids.energy), { form: formOf({ index: "0", Photos: file }) }),
  ],
  [
    "POST /WaterProject/{id}/photos",
    (file) => call("POST", sectors.water.addPhotos(ids.water), { form: formOf({ photos: file }) }),
  ],
  [
    "POST /api/WaterProject/{id}/photos",
    (file) => call("POST", `/api${sectors.water.addPhotos(ids.water)}`, { form: formOf({ photos: file }) }),
  ],
];

/** Every call that takes a document. */
const documentCalls: [name: string, send: Send][] = [
  [
    "POST /createAssess/DocumentFile",
    (file) => call("POST", "/createAssess/DocumentFile", { form: formOf({ title: unique("Bad"), file }) }),
  ],
  [
    "PUT /UpdateAssess/DocumentFile/{id}",
    (file) =>
      call("PUT", `/UpdateAssess/DocumentFile/${ids.document}`, { form: formOf({ title: "Changed", file }) }),
  ],
];

describe.each([
  ["pictures", badPictures, pictureCalls],
  ["documents", badDocuments, documentCalls],
] as const)("%s that are none", (_what, files, calls) => {
  test.each(files)(
    "%s is refused on every address and nothing is stored (A-160, AMB-16, AMB-45)",
    async (_name, make) => {
      const file = await make();
      const before = await everything();
      for (const [name, send] of calls) {
        const began = performance.now();
        expectRefusal(await send(file), name);
        expect(performance.now() - began, name).toBeLessThan(5000);
      }
      expect(await everything()).toEqual(before);
    },
  );
});

test("a good picture beside a bad one is not stored either", async () => {
  const before = await everything();
  const [, make] = badPictures[0] ?? [];
  if (!make) throw new Error("no bad picture");
  expectRefusal(
    await call("POST", sectors.energy.addPhotos(ids.energy), {
      form: formOf({ Photos: [await small.jpeg(), await make()] }),
    }),
  );
  expect(await everything()).toEqual(before);
});

describe("forms", () => {
  const forms: [string, () => Promise<FormData>, ("refused" | "taken")?][] = [
    ["10,000 parts", async () => formOf({ title: Array.from({ length: 10_000 }, () => "x") })],
    [
      "10,000 fields nobody asked for",
      async () =>
        formOf({
          title: unique("Many"),
          ...Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`f${i}`, "x"])),
        }),
    ],
    ["a title sent twice", async () => formOf({ title: ["One", "Two"] })],
    [
      "a text of 21,000 signs",
      async () =>
        formOf({
          title: unique("Long"),
          desc: "x".repeat(21_000),
          ministry: "x".repeat(21_000),
          description: "x".repeat(21_000),
        }),
    ],
    ["a text of 2 MB", async () => formOf({ title: "x".repeat(2_000_000) })],
    ["a null character", async () => formOf({ title: "a\0b" })],
    [
      "a picture twice where one is asked for",
      async () =>
        formOf({
          title: unique("Twice"),
          coverImage: [await small.jpeg(), await small.jpeg()],
          file: [pdf, pdf],
        }),
    ],
  ];
  const formWrites = writes.filter(({ path }) =>
    /create(Project|Assess)|Update(Energy|Water)Project|UpdateEvent|UpdateAssess/.test(path("")),
  );

  test.each(forms.flatMap(([what, make]) => formWrites.map((one) => [what, named(one), make, one] as const)))(
    "%s in %s is refused",
    async (_what, _name, make, { method, path, of }) => {
      const before = await everything();
      expectRefusal(await call(method, path(of ? ids[of] : ""), { form: await make() }));
      expect(await everything()).toEqual(before);
    },
  );

  test.each([
    "__proto__",
    "constructor",
    "toString",
    "title[]",
    "title.x",
    "x".repeat(1000),
    "ع".repeat(300),
    "a\nb",
    "",
  ])("a field called %.30j changes nothing but itself", async (name) => {
    const answer = await call("PATCH", sectors.energy.update(ids.energy), {
      form: formOf({ overview: "Changed", [name]: "evil" }),
    });
    expect(answer.status, answer.text).toBeLessThan(500);
    expect((await read("/healthz")).status).toBe(200);
  });

  test.each([
    "../../etc/passwd.jpg",
    "C:\\Windows\\x.jpg",
    "صورة من الميدان 📷.jpg",
    `${"n".repeat(1000)}.jpg`,
    "a/b/c.jpg",
    "CON.jpg",
    '"; rm -rf /;".jpg',
    "%2e%2e%2fx.jpg",
    ".jpg",
    "x\r\nSet-Cookie: a=b.jpg",
  ])("a file called %.30j is taken under a name of the server's own", async (name) => {
    const answer = await call("POST", sectors.water.addPhotos(ids.water), {
      form: formOf({ photos: await small.jpeg(name) }),
    });
    expect(answer.status, answer.text).toBeLessThan(300);
    const last = many((await read(sectors.water.photos(ids.water))).json, "photos").at(-1);
    expect(last?.["Image"]).toMatch(/^[0-9a-f]{24}\.(jpg|png|webp)$/);
  });

  test.each([
    ["no boundary", "multipart/form-data", "x"],
    ["another boundary", "multipart/form-data; boundary=a", "--b\r\n\r\n--b--"],
    ["an empty body", "multipart/form-data; boundary=a", ""],
    [
      "a part that never ends",
      "multipart/form-data; boundary=a",
      '--a\r\ncontent-disposition: form-data; name="title"\r\n\r\nHalf',
    ],
    ["a part without a name", "multipart/form-data; boundary=a", "--a\r\n\r\nx\r\n--a--\r\n"],
    ["JSON that is none", "application/json", "{"],
    ["a list", "application/json", "[]"],
    ["another type", "application/xml", "<title/>"],
    ["no type", "", "title=x"],
  ])("%s on every call that takes a form is refused", async (_what, type, body) => {
    const before = await everything();
    for (const { method, path, of } of formWrites.filter((one) => one.method === "POST")) {
      expectRefusal(
        await call(method, path(of ? ids[of] : ""), {
          body: new Uint8Array(Buffer.from(body)),
          headers: type ? { "content-type": type } : {},
        }),
        path(""),
      );
    }
    expect(await everything()).toEqual(before);
  });

  const jsonWrites = writes.filter(
    ({ path }) => /Achiev|createAdmin|\/Update\/|\/Delete\//.test(path("")) && !/DELETE/.test(path("")),
  );
  test.each(jsonWrites.filter(({ method }) => method !== "DELETE").map((one) => [named(one), one] as const))(
    "bodies that are no JSON object are refused by %s",
    async (_name, { method, path, of }) => {
      for (const body of [
        "{",
        "[]",
        "null",
        '"x"',
        "1",
        "",
        `{"title":${"[".repeat(20_000)}`,
        `{"title":"${"x".repeat(3_000_000)}"}`,
        '{"__proto__":{"title":"x"}}',
        '{"title":"a\\u0000b"}',
      ]) {
        expectRefusal(
          await call(method, path(of ? ids[of] : ""), {
            body,
            headers: { "content-type": "application/json" },
          }),
          body.slice(0, 40),
        );
      }
      expectRefusal(
        await call(method, path(of ? ids[of] : ""), {
          body: "title=x",
          headers: { "content-type": "text/plain" },
        }),
      );
    },
  );
});

describe("the line", () => {
  test("a body that stops in the middle leaves nothing behind", async () => {
    const before = await everything();
    const head = `POST /energyProject/${ids.energy}/photos HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${target().token}\r\nContent-Type: multipart/form-data; boundary=a\r\nContent-Length: 900000\r\n\r\n--a\r\nContent-Disposition: form-data; name="Photos"; filename="x.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
    await Promise.all(
      Array.from({ length: 10 }, () =>
        broken(Buffer.concat([Buffer.from(head), Buffer.alloc(100_000, 0xff)])),
      ),
    );
    expect(await everything()).toEqual(before);
    const own = target().own;
    if (own) await expect.poll(() => filesIn(join(own.dataDir, "tmp")), { timeout: 10_000 }).toEqual([]);
  });

  test.each([
    ["no request at all", "hello\r\n\r\n"],
    ["a request line of 100 kB", `GET /${"x".repeat(100_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
    [
      "headers of 100 kB",
      `GET /healthz HTTP/1.1\r\nHost: x\r\n${Array.from({ length: 1000 }, (_, i) => `x-${i}: ${"y".repeat(100)}\r\n`).join("")}\r\n`,
    ],
    [
      "two lengths",
      "POST /customerLogin HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
    ],
    [
      "length and chunks",
      "POST /customerLogin HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    ],
  ])("%s is refused with a plain answer", async (_what, words) => {
    const answer = await rawExchange(words);
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(answer).not.toMatch(machinery);
  });

  test("500 slow connections keep nobody else from reading", async () => {
    const { hostname, port } = new URL(target().url);
    const slow = Array.from({ length: 500 }, () => connect(Number(port), hostname));
    for (const socket of slow)
      socket
        .on("error", () => undefined)
        .write("POST /createProjectEvent/Event HTTP/1.1\r\nHost: x\r\nContent-Le");
    try {
      for (let i = 0; i < 20; i++) {
        const began = performance.now();
        expect((await read("/readProjectEvent/Event")).status).toBe(200);
        expect(performance.now() - began).toBeLessThan(1500);
      }
    } finally {
      for (const socket of slow) socket.destroy();
    }
  });

  test("a JSON body without end is cut off", async () => {
    const { sent, status } = await endlessBody("/customerLogin", 64 * 1024 * 1024);
    expect(sent).toBeLessThan(64 * 1024 * 1024);
    if (status !== undefined) expect(status).toBe(413);
  });
});

async function filesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}

/** Sends the bytes and breaks the connection. */
function broken(bytes: Buffer): Promise<void> {
  const { hostname, port } = new URL(target().url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes, () => socket.resetAndDestroy()));
    socket.on("error", () => undefined).on("close", () => resolve());
  });
}

/** Sends words as they are; resolves with what came back until the server closed. */
function rawExchange(words: string): Promise<string> {
  const { hostname, port } = new URL(target().url);
  return new Promise((resolve) => {
    let text = "";
    const socket = connect(Number(port), hostname, () => socket.write(words));
    socket.on("data", (chunk) => (text += chunk.toString()));
    socket.on("error", () => undefined).on("close", () => resolve(text));
  });
}

/**
 * Sends a JSON body as fast as it is taken until the server answers or hangs up, `most` bytes at the most. Resolves
 * with the bytes sent, and the status where one came before the line was cut.
 */
function endlessBody(path: string, most: number): Promise<{ sent: number; status?: number }> {
  const piece = Buffer.alloc(65_536, " ");
  return new Promise((resolve) => {
    let sent = 0;
    const exchange = request(new URL(path, target().url), {
      method: "POST",
      headers: { "content-type": "application/json" },
    });
    const end = (status?: number) => {
      exchange.destroy();
      resolve({ sent, ...(status === undefined ? {} : { status }) });
    };
    exchange.on("response", ({ statusCode }) => end(statusCode));
    exchange.on("error", () => end());
    const send = () => {
      if (exchange.destroyed) return;
      if (sent >= most) return end();
      sent += piece.length;
      exchange.write(piece, () => setImmediate(send));
    };
    send();
  });
}
