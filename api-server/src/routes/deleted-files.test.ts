import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { picture, startTestServer, type TestServer } from "../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const pdf = () => new File(["%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n"], "plan.pdf");
const status = async (name: string, token: string | null = null) =>
  (await server.call("GET", `/storage/${name}`, { token })).statusCode;

type MadeProject = Record<string, string> & { Photos: { Image: string; _id: string }[] };

interface Made {
  /** Names of its stored files. */
  files: string[];
  /** What the trash calls it. */
  id: string;
  remove: () => Promise<unknown>;
}

async function project(sector: "Energy" | "Water"): Promise<MadeProject> {
  const path =
    sector === "Energy" ? "/createProjectEnergy/EnergyProject" : "/createProjectWater/waterProject";
  const form = { title: "Secret dam", coverImage: await picture(), photos: await picture("#111111") };
  return (await server.call("POST", path, { form })).json();
}

const kinds: [string, () => Promise<Made>][] = [
  [
    "an energy project",
    async () => {
      const made = await project("Energy");
      const files = [made["coverImage"] ?? "", ...made.Photos.map(({ Image }) => Image)];
      const remove = () => server.call("DELETE", `/DeleteEnergyProject/energy/${made["_id"]}`);
      return { files, id: made["_id"] ?? "", remove };
    },
  ],
  [
    "a water project",
    async () => {
      const made = await project("Water");
      const files = [made["coverImage"] ?? "", ...made.Photos.map(({ Image }) => Image)];
      const remove = () => server.call("DELETE", `/DeleteWaterProject/waterProject/${made["_id"]}`);
      return { files, id: made["_id"] ?? "", remove };
    },
  ],
  [
    "a photo",
    async () => {
      const made = await project("Water");
      const [photo = { Image: "", _id: "" }] = made.Photos;
      const json = { index: 0 };
      const remove = () => server.call("DELETE", `/DeleteWaterProject/${made["_id"]}/photos`, { json });
      return { files: [photo.Image], id: photo._id, remove };
    },
  ],
  [
    "an event",
    async () => {
      const form = { title: `Secret event ${Math.random()}`, coverImage: await picture() };
      const answer = (await server.call("POST", "/createProjectEvent/Event", { form })).json<
        Record<string, never>
      >();
      const made: Record<string, string> = answer["data"] ?? answer;
      const remove = () => server.call("DELETE", `/DeleteEvent/events/${made["_id"]}`);
      return { files: [made["coverImage"] ?? ""], id: made["_id"] ?? "", remove };
    },
  ],
  [
    "a document",
    async () => {
      const form = { title: "Secret paper", file: pdf() };
      const { data } = (await server.call("POST", "/createAssess/DocumentFile", { form })).json<{
        data: Record<string, string>;
      }>();
      const remove = () => server.call("DELETE", `/DeleteAssess/DocumentFile/${data["_id"]}`);
      return { files: [String(data["path"]).replace("document/", "")], id: data["_id"] ?? "", remove };
    },
  ],
];

describe.each(kinds)("the files of %s", (_kind, make) => {
  it("are served while it is there, to administrators alone while it is in the trash, and again when it is back", async () => {
    const { files, id, remove } = await make();
    for (const file of files) expect(await status(file)).toBe(200);
    await remove();
    for (const file of files)
      expect([await status(file), await status(file, server.token)]).toEqual([404, 200]);
    await server.call("POST", `/trash/${id}/restore`);
    for (const file of files) expect(await status(file)).toBe(200);
  });

  it("are gone at once when it is deleted for good, as is what the trail said of it", async () => {
    const { files, id, remove } = await make();
    await remove();
    expect((await server.call("DELETE", `/trash/${id}`)).statusCode).toBe(200);
    for (const file of files)
      expect([await status(file), await status(file, server.token)]).toEqual([404, 404]);
    await expect
      .poll(async () =>
        (await Promise.all(files.map((file) => server.deps.store.head(file)))).filter(Boolean),
      )
      .toEqual([]);
    const trail = (await server.call("GET", `/audit?subject=${id}`)).json<{ items: object[] }>().items;
    expect(trail.length).toBeGreaterThanOrEqual(2);
    expect(JSON.stringify(trail)).not.toMatch(/Secret|\.jpg|\.pdf/);
    expect((await server.call("DELETE", `/trash/${id}`)).statusCode).toBe(404);
  });
});

it.each([
  ["with figures", "Secret step (5%) – not for everybody\nOpen step (9%)"],
  ["of plain lines", "• Secret step\n• Open step"],
  ["as a block of prose", "The Secret step was taken.\nThen an Open step."],
])(
  "an achievement that is deleted for good is out of its project's trail too: a list %s",
  async (what, achievements) => {
    const title = `Steps ${Math.random()}`;
    const form = { title, achievements };
    const made = (await server.call("POST", "/createProjectEnergy/EnergyProject", { form })).json<
      Record<string, never>
    >();
    const { _id: id = "" } = (made["data"] ?? made) as Record<string, string>;
    const changed = await server.call("PATCH", `/UpdateEnergyProject/energy/${id}`, {
      form: { title: `${title} again` },
    });
    expect(changed.statusCode).toBe(200);
    const shown = await server.call("GET", `/createAchiev/${id}/achievements`);
    expect(shown.body).toContain("Secret");
    expect((await server.call("DELETE", `/DeleteEnergyAchiev/${id}/achievements/0`)).statusCode).toBe(200);
    const { items } = (await server.call("GET", "/trash")).json<{ items: { _id: string; kind: string }[] }>();
    const deleted = items.find(({ kind }) => kind === "achievement")?._id ?? "";
    const trail = async () => (await server.call("GET", `/audit?subject=${id}`)).body;
    expect(await trail()).toContain("Secret");
    expect((await server.call("DELETE", `/trash/${deleted}`)).statusCode).toBe(200);
    expect(await trail()).not.toContain("Secret");
    if (!what.includes("prose")) expect(await trail()).toContain("Open step");
  },
);

it("a picture that another record still shows stays when one is deleted for good", async () => {
  const made = await project("Energy");
  const { coverImage = "" } = made;
  const other = await project("Water");
  const { project: table } = await import("../database/schema.ts");
  const { eq } = await import("drizzle-orm");
  await server.deps.database.db
    .update(table)
    .set({ coverImage })
    .where(eq(table.id, other["_id"] ?? ""));
  await server.call("DELETE", `/DeleteEnergyProject/energy/${made["_id"]}`);
  await server.call("DELETE", `/trash/${made["_id"]}`);
  expect(await status(coverImage)).toBe(200);
});

it("the trash shows deleted photos under addresses that need no token", async () => {
  const made = await project("Water");
  await server.call("DELETE", `/DeleteWaterProject/${made["_id"]}/photos`, { json: { index: 0 } });
  const { items, media } = (await server.call("GET", "/trash")).json<{
    items: { _id: string; Image?: string }[];
    media: Record<string, unknown>;
  }>();
  const address = items.find(({ _id }) => _id === made.Photos[0]?._id)?.Image ?? "";
  expect(media).toHaveProperty([address]);
  const { pathname, search } = new URL(address);
  expect((await server.call("GET", pathname + search, { token: null })).statusCode).toBe(200);
});
