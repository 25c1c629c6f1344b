import { createHash } from "node:crypto";
import { expect } from "vitest";
import type { Client } from "../client.ts";
import { type FormFile, formOf } from "../http.ts";
import { idOf, many, one } from "../shapes.ts";

/** One write that was tried: the same request may be sent again under its key. */
export interface Entry {
  kind: "event" | "project" | "photo" | "achievement" | "document";
  title: string;
  key: string;
  /** Set when the server said yes. */
  acknowledged: boolean;
  send(client: Client): Promise<{ status: number }>;
}

/**
 * Everything a crash run wrote. Each write is known by a title of its own (photos by their place in a gallery whose
 * length is counted), so that afterwards the records can be compared with what was acknowledged.
 */
export class Journal {
  readonly entries: Entry[] = [];
  constructor(
    private readonly gallery: string,
    private readonly pictures: FormFile[],
  ) {}

  /** Makes the next write, of the kind `turn` says; the number keeps titles and keys apart. */
  next(turn: number): Entry {
    const title = `Write ${this.entries.length}`;
    const key = createHash("sha256").update(`${this.gallery} ${title}`).digest("hex");
    const picture = this.pictures[turn % this.pictures.length] as FormFile;
    const post = (path: string, fields: Parameters<typeof formOf>[0]) => (client: Client) =>
      client.call("POST", path, { form: formOf(fields), key });
    const kinds: Pick<Entry, "kind" | "send">[] = [
      {
        kind: "event",
        send: post("/createProjectEvent/Event", { title, description: "Text", coverImage: picture }),
      },
      { kind: "photo", send: post(`/WaterProject/${this.gallery}/photos`, { photos: picture }) },
      {
        kind: "achievement",
        send: (client) =>
          client.call("POST", `/createWaterAchiev/${this.gallery}/achievements`, {
            json: { title, detail: "Text", progress: turn % 101 },
            key,
          }),
      },
      {
        kind: "project",
        send: post("/createProjectEnergy/EnergyProject", {
          title,
          desc: "Text",
          achievements: "• One (10%) – a\n• Two (20%) – b",
          coverImage: picture,
          photos: [picture, picture],
        }),
      },
      {
        kind: "document",
        send: post("/createAssess/DocumentFile", {
          title,
          file: { data: Buffer.from(`Words of ${title}\n`), name: "words.txt", type: "text/plain" },
        }),
      },
    ];
    const entry: Entry = {
      ...(kinds[turn % kinds.length] as (typeof kinds)[number]),
      title,
      key,
      acknowledged: false,
    };
    this.entries.push(entry);
    return entry;
  }

  /** Sends again what was not acknowledged, as a client that lost its answer does. */
  async finish(client: Client): Promise<void> {
    for (const entry of this.entries.filter(({ acknowledged }) => !acknowledged)) {
      const answer = await untilFree(() => entry.send(client));
      expect(answer.status, entry.title).toBeLessThan(300);
      entry.acknowledged = true;
    }
  }

  /** Every acknowledged write is there once, every record is whole, and nothing else is there. */
  async check(client: Client): Promise<void> {
    const titles = (kind: Entry["kind"]) =>
      this.entries
        .filter((entry) => entry.kind === kind)
        .map(({ title }) => title)
        .sort();
    const list = async (path: string, key?: string) => many((await client.read(path)).json, key);
    const events = await allEvents(client);
    expect(events.map(({ title }) => String(title)).sort()).toEqual(titles("event"));
    const projects = await list("/readProjectEnergy/EnergyProject");
    expect(projects.map(({ title }) => String(title)).sort()).toEqual(titles("project"));
    const documents = await list("/ReadAssess/DocumentFile", "data");
    expect(documents.map(({ title }) => String(title)).sort()).toEqual(titles("document"));
    const achievements = await list(`/createAchiev/${this.gallery}/achievements`, "achievements");
    expect(achievements.map(({ title }) => String(title)).sort()).toEqual(titles("achievement"));
    const photos = await list(`/ReadWaterProjectPhoto/${this.gallery}/photos`, "photos");
    expect(photos).toHaveLength(titles("photo").length);

    const pictures = [...events.map(({ coverImage }) => coverImage), ...photos.map(({ Image }) => Image)].map(
      String,
    );
    for (const { _id } of projects) {
      const project = one((await client.read(`/readProjectEnergySingal/EnergyProject/${String(_id)}`)).json);
      const gallery = many(project["Photos"]);
      expect(gallery).toHaveLength(2);
      expect(many(project["achievements"])).toMatchObject([
        { title: "One", progress: 10 },
        { title: "Two", progress: 20 },
      ]);
      pictures.push(String(project["coverImage"]), ...gallery.map(({ Image }) => String(Image)));
    }
    for (const picture of pictures) {
      const answer = await client.read(`/allimages/${picture}`);
      expect(answer.status, picture).toBe(200);
      expect(answer.bytes.length).toBe(Number(answer.headers.get("content-length")));
    }
    for (const { fileUrl, title } of documents) {
      const answer = await client.read(new URL(String(fileUrl)).pathname);
      expect(answer.text).toBe(`Words of ${String(title)}\n`);
    }
  }
}

export async function makeGallery(client: Client): Promise<string> {
  const made = await client.call("POST", "/createProjectWater/waterProject", {
    form: formOf({ title: "Gallery" }),
  });
  expect(made.status, made.text).toBeLessThan(300);
  return idOf(made.json);
}

async function allEvents(client: Client): Promise<Record<string, unknown>[]> {
  const all: Record<string, unknown>[] = [];
  for (let page = 1; ; page++) {
    const items = many((await client.read(`/readProjectEvent/Event?page=${page}&limit=50`)).json);
    if (items.length === 0) return all;
    all.push(...items);
  }
}

/** A key whose holder was killed stays taken until its lease ends; the server says how long to wait. */
async function untilFree(send: () => Promise<{ status: number; headers?: Headers }>) {
  for (let tries = 0; ; tries++) {
    const answer = await send();
    if (answer.status !== 409 || tries === 60) return answer;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}
