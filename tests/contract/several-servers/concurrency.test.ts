import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, signedIn } from "../support/client.ts";
import { type Answer, call, formOf, unique } from "../support/http.ts";
import { phone, small } from "../support/pictures.ts";
import { type Several, sharedServices } from "../support/disasters/several.ts";
import { idOf, many } from "../support/shapes.ts";

let services: Awaited<ReturnType<typeof sharedServices>>;
let several: Several;
let clients: Client[] = [];
beforeAll(async () => {
  services = await sharedServices();
  several = await services.start(3, "together");
  clients = await Promise.all(several.servers.map(signedIn));
});
afterAll(async () => {
  await several?.stop();
  await services?.stop();
});

/** The same call through all three servers, `times` on each, at once. */
const everywhere = (times: number, send: (client: Client) => Promise<Answer>) =>
  Promise.all(Array.from({ length: times }, () => clients.map(send)).flat());
const first = () => clients[0] as Client;
const inList = async (path: string, title: string) =>
  many((await first().read(path)).json, "data").filter((record) => record["title"] === title);

describe("three servers on one PostgreSQL", () => {
  test("once only: of nine tries under one key, through all of them, one is carried out (thirty keys)", async () => {
    const picture = await small.jpeg();
    const titles = Array.from({ length: 30 }, () => unique("Once"));
    for (const batch of [titles.slice(0, 10), titles.slice(10, 20), titles.slice(20)]) {
      await Promise.all(
        batch.map(async (title) => {
          const key = crypto.randomUUID();
          const answers = await everywhere(3, (client) =>
            client.call("POST", "/createProjectWater/waterProject", {
              form: formOf({ title, coverImage: picture }),
              key,
            }),
          );
          for (const { status, text } of answers) expect([201, 200, 409], text).toContain(status);
          const made = answers.filter(({ status }) => status < 300).map(({ json }) => idOf(json));
          expect(new Set(made).size).toBe(1);
        }),
      );
    }
    const all = many((await first().read("/readProjectWater/waterProject")).json).map((record) =>
      String(record["title"]),
    );
    expect(all.filter((title) => titles.includes(title)).sort()).toEqual([...titles].sort());
  });

  test("a resumable upload goes on at whichever server is reached, and any of them can use it", async () => {
    const picture = await phone();
    const tus = { "tus-resumable": "1.0.0" };
    const begun = await first().call("POST", "/uploads", {
      headers: { ...tus, "upload-length": String(picture.data.length) },
    });
    const id = begun.headers.get("location")?.split("/").at(-1) ?? "";
    const size = 200_000;
    for (let at = 0, turn = 1; at < picture.data.length; at += size, turn++) {
      const client = clients[turn % clients.length] as Client;
      const head = await client.call("HEAD", `/uploads/${id}`, { headers: tus });
      expect(head.headers.get("upload-offset")).toBe(String(at));
      const piece = await client.call("PATCH", `/uploads/${id}`, {
        body: new Uint8Array(picture.data.subarray(at, at + size)),
        headers: { ...tus, "content-type": "application/offset+octet-stream", "upload-offset": String(at) },
      });
      expect(piece.status, piece.text).toBe(204);
    }
    const title = unique("Sent to three");
    const key = crypto.randomUUID();
    const answers = await Promise.all(
      clients.map((client) =>
        client.call("POST", "/createProjectWater/waterProject", { json: { title, photos: id }, key }),
      ),
    );
    for (const { status, text } of answers) expect([201, 200, 409], text).toContain(status);
    const made = (await inList("/readProjectWater/waterProject", title))[0] as { _id: string };
    expect(
      many((await first().read(`/ReadWaterProjectPhoto/${made._id}/photos`)).json, "photos"),
    ).toHaveLength(1);
  });

  test("API-35: of nine events with one title, one is made (ten titles)", async () => {
    for (let round = 0; round < 10; round++) {
      const title = unique("Title");
      const answers = await everywhere(3, (client) =>
        client.call("POST", "/createProjectEvent/Event", { form: formOf({ title }) }),
      );
      expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(8);
    }
  });

  test("achievements and photos added through all of them at once are all there", async () => {
    const id = idOf(
      (
        await first().call("POST", "/createProjectWater/waterProject", {
          form: formOf({ title: unique("Adds") }),
        })
      ).json,
    );
    const picture = await small.jpeg();
    const added = await everywhere(5, (client) =>
      client.call("POST", `/createWaterAchiev/${id}/achievements`, {
        json: { title: unique("A"), detail: "", progress: 1 },
      }),
    );
    const photos = await everywhere(4, (client) =>
      client.call("POST", `/WaterProject/${id}/photos`, { form: formOf({ photos: picture }) }),
    );
    for (const { status, text } of [...added, ...photos]) expect(status, text).toBeLessThan(300);
    expect(many((await first().read(`/createAchiev/${id}/achievements`)).json, "achievements")).toHaveLength(
      15,
    );
    expect(many((await first().read(`/ReadWaterProjectPhoto/${id}/photos`)).json, "photos")).toHaveLength(12);
  });

  test("AMB-19: index writes that carry the id never hit a neighbour", async () => {
    const id = idOf(
      (
        await first().call("POST", "/createProjectWater/waterProject", {
          form: formOf({ title: unique("Index") }),
        })
      ).json,
    );
    const titles = Array.from({ length: 9 }, (_, i) => `Item ${i}`);
    for (const title of titles)
      await first().call("POST", `/createWaterAchiev/${id}/achievements`, {
        json: { title, detail: "", progress: 1 },
      });
    const shown = many((await first().read(`/createAchiev/${id}/achievements`)).json, "achievements");
    // Every server is asked to take away the even ones by the positions the screen showed.
    const gone = shown
      .map((item, index) => ({ id: String(item["_id"]), index }))
      .filter(({ index }) => index % 2 === 0);
    const answers = await Promise.all(
      gone.flatMap((item) =>
        clients.map((client) =>
          client.call("DELETE", `/Delete/${id}/achievements/${item.index}?id=${item.id}`),
        ),
      ),
    );
    for (const { status } of answers) expect([200, 404, 409]).toContain(status);
    const left = many((await first().read(`/createAchiev/${id}/achievements`)).json, "achievements").map(
      ({ title }) => String(title),
    );
    expect(left.filter((title) => titles.indexOf(title) % 2 === 1)).toEqual([
      "Item 1",
      "Item 3",
      "Item 5",
      "Item 7",
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(9 - left.length);
  });

  test("a write through one is seen through the others at once, cached answers and files included", async () => {
    for (const writer of clients) {
      const title = unique("Seen");
      for (const reader of clients) await reader.read("/readProjectEnergy/EnergyProject");
      const made = await writer.call("POST", "/createProjectEnergy/EnergyProject", {
        form: formOf({ title, coverImage: await small.jpeg() }),
      });
      for (const reader of clients) {
        const listed = many((await reader.read("/readProjectEnergy/EnergyProject")).json).find(
          ({ _id }) => _id === idOf(made.json),
        );
        expect(listed?.["title"]).toBe(title);
        const cover = (made.json as { coverImage: string }).coverImage;
        expect((await reader.read(`/allimages/${cover}`)).status).toBe(200);
      }
    }
  });

  test("a session of one is a session of all, and ends on all", async () => {
    const { token } = await signedIn(several.servers[0]!);
    const known = () =>
      Promise.all(
        clients.map(
          async (client) =>
            (await client.call("DELETE", "/DeleteEvent/events/0123456789abcdef01234567", { token })).status,
        ),
      );
    expect(await known()).toEqual([404, 404, 404]);
    await clients[1]?.call("POST", "/logout", { token });
    expect(await known()).toEqual([401, 401, 401]);
  });

  test("of nine who would be the first admin, through three servers that start together, one is (API-01)", async () => {
    const secret = "the secret of this installation";
    const fresh = await services.start(3, "first", {
      ADMIN_EMAIL: undefined,
      ADMIN_PASSWORD: undefined,
      SETUP_SECRET: secret,
    });
    try {
      const answers = await Promise.all(
        Array.from({ length: 9 }, (_, i) =>
          call("POST", "/createAdmin", {
            url: fresh.servers[i % 3]?.url,
            token: null,
            headers: { "x-setup-secret": secret },
            json: {
              name: `Officer ${i}`,
              Email: `officer${i}@ministry.example`,
              Password: "a long enough password",
            },
          }),
        ),
      );
      expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
      for (const { status } of answers) expect(status).toBeLessThan(500);
    } finally {
      await fresh.stop();
    }
  });

  test("a publication sent through all of them under one key is one publication", async () => {
    const title = unique("Paper");
    const key = crypto.randomUUID();
    const file = { data: Buffer.from("words\n"), name: "words.txt", type: "text/plain" };
    const answers = await everywhere(1, (client) =>
      client.call("POST", "/createAssess/DocumentFile", {
        key,
        form: formOf({ title, file }),
      }),
    );
    for (const { status, text } of answers) expect([200, 201, 409], text).toContain(status);
    expect(await inList("/ReadAssess/DocumentFile", title)).toHaveLength(1);
  });
});
