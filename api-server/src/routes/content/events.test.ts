import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { picture, startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const create = (title: string) => server.call("POST", "/createProjectEvent/Event", { form: { title } });
const page = async (query: string) =>
  (await server.call("GET", `/readProjectEvent/Event${query}`, { token: null })).json();
const titles = (body: { items: { title: string }[] }) => body.items.map((one) => one.title);

describe("events", () => {
  it("page 1 is the newest window, ascending inside: its last three are the latest of all (AMB-03)", async () => {
    for (const n of [1, 2, 3, 4, 5, 6, 7]) expect((await create(`Event ${n}`)).statusCode).toBe(201);
    expect(await page("?page=1&limit=3")).toMatchObject({ total: 7, limit: 3, page: 1 });
    expect(titles(await page("?page=1&limit=3"))).toEqual(["Event 5", "Event 6", "Event 7"]);
    expect(titles(await page("?page=3&limit=3"))).toEqual(["Event 1"]);
    expect(titles(await page("?page=9&limit=3"))).toEqual([]);
  });

  it.each(["", "?page=0&limit=0", "?page=-1&limit=-5", "?page=x&limit=y", "?page=1&page=2&limit=1e9"])(
    "the list at %j is sane (API-29, API-30)",
    async (query) => {
      expect(await page(query)).toMatchObject({ total: 7, limit: 50, page: 1 });
    },
  );

  it("a page that does not hold all events says what the list can be narrowed to, deleted events apart", async () => {
    const made = async (form: Record<string, string>) =>
      (await server.call("POST", "/createProjectEvent/Event", { form })).json<{ _id: string }>()._id;
    const day = (hour: string) => `2031-05-01T${hour}:00:00.000Z`;
    const gone = await made({ title: "Cancelled", district: "Nowhere" });
    const others = [
      await made({
        title: "Fair",
        district: "River",
        sector: "water",
        startsAt: day("06"),
        endsAt: day("09"),
      }),
      await made({ title: "Talk", district: "North", startsAt: day("08") }),
    ];
    await server.call("DELETE", `/DeleteEvent/events/${gone}`);
    const month = new Date().toISOString().slice(0, 7);
    expect((await page("?limit=1")).choices).toEqual({
      ...{ months: [month], districts: ["North", "River"], sectors: ["water"], lastEnd: day("09") },
    });
    expect(await page("?limit=200")).not.toHaveProperty("choices");
    for (const id of others) await server.call("DELETE", `/DeleteEvent/events/${id}`);
    expect((await page("?limit=1")).choices).toEqual({ months: [month], districts: [], sectors: [] });
  });

  it("a limit beyond reason is brought down (API-30)", async () => {
    expect((await page("?limit=1000000000")).limit).toBe(200);
  });

  it("have unique titles, whatever the case and the spaces, until they are deleted (API-35, AMB-44)", async () => {
    const { _id } = (await create("Ceel Dheer")).json();
    const taken = await create("  CEEL dheer ");
    expect([taken.statusCode, taken.json().message]).toEqual([
      409,
      "An event with this title already exists. Please choose another.",
    ]);
    const other = (await create("Other")).json();
    const renamed = await server.call("PATCH", `/UpdateEvent/events/${other._id}`, {
      form: { title: "ceel dheer" },
    });
    expect(renamed.statusCode).toBe(409);
    const same = await server.call("PATCH", `/UpdateEvent/events/${_id}`, { form: { title: "Ceel dheer" } });
    expect(same.statusCode).toBe(200);
    await server.call("DELETE", `/DeleteEvent/events/${_id}`);
    expect((await create("CEEL DHEER")).statusCode).toBe(201);
    expect((await server.call("POST", `/trash/${_id}/restore`)).statusCode).toBe(409);
  });

  it("need a title that shows, and one that differs in more than what shows nothing", async () => {
    for (const title of ["\u200B", "\u2800 \u3164", "\uFEFF"])
      expect((await create(title)).statusCode).toBe(400);
    const made = (await create("Ceel\u200B Biyo\u200F")).json();
    expect(made.title).toBe("Ceel\u200B Biyo\u200F");
    expect((await create("ceel biyo\u200B")).statusCode).toBe(409);
    const change = { form: { title: "\u200B" } };
    expect((await server.call("PATCH", `/UpdateEvent/events/${made._id}`, change)).statusCode).toBe(400);
    await server.call("DELETE", `/DeleteEvent/events/${made._id}`);
  });

  it("with one title created by five at once is one event", async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => create("Race")));
    expect(answers.map((one) => one.statusCode).sort()).toEqual([201, 409, 409, 409, 409]);
  });

  it("are read under all three paths (API-31…33) and keep images that are not replaced (API-36)", async () => {
    const cover = await picture();
    const made = (
      await server.call("POST", "/createProjectEvent/Event", { form: { title: "Cover", coverImage: cover } })
    ).json();
    await server.call("PATCH", `/UpdateEvent/events/${made._id}`, { form: { ministry: "Energy" } });
    for (const path of [
      "readProjectEventSingal/Event",
      "readProjectEvent/events",
      "readProjectEvent/Event",
    ]) {
      const read = (await server.call("GET", `/${path}/${made._id}`, { token: null })).json();
      expect(read).toMatchObject({ title: "Cover", ministry: "Energy", coverImage: made.coverImage });
      expect(read.media[made.coverImage]).toMatchObject({ width: 40 });
    }
    const image = await server.call("GET", `/allimages/${made.coverImage}`, { token: null });
    expect(image.headers["content-type"]).toMatch(/^image\//);
  });

  it("without a title are refused with the sentence of the form (A-127)", async () => {
    expect((await create("  ")).json().message).toBe("Title is required.");
  });
});

describe("publications", () => {
  const csv = (name: string) => new File(["a,b\n1,2\n"], name, { type: "text/csv" });
  const publish = (form: Record<string, string | Blob>) =>
    server.call("POST", "/createAssess/DocumentFile", { form });

  it("are published, read, changed without and with a file, and deleted (API-39…44)", async () => {
    const made = (await publish({ title: "Survey", file: csv("تقرير 2026.csv") })).json().data;
    expect(made).toMatchObject({
      title: "Survey",
      category: "general",
      filename: "تقرير 2026.csv",
      mimetype: "text/csv",
      size: 8,
      path: expect.stringMatching(/^document\/[0-9a-f]{24}\.csv$/),
    });
    expect(made.fileUrl).toBe(`http://localhost:4180/storage/${made.path.slice("document/".length)}`);
    const put = (form: Record<string, string | Blob>) =>
      server.call("PUT", `/UpdateAssess/DocumentFile/${made._id}`, { form });
    const renamed = (await put({ title: "Survey 2", category: "Water" })).json().data;
    expect(renamed).toMatchObject({ title: "Survey 2", category: "water", path: made.path });
    expect(renamed.updatedAt > made.updatedAt).toBe(true);
    const replaced = (await put({ file: csv("b.csv") })).json().data;
    expect(replaced).toMatchObject({ title: "Survey 2", filename: "b.csv" });
    expect(replaced.path).not.toBe(made.path);
    const { data } = (await server.call("GET", "/ReadAssess/DocumentFile", { token: null })).json();
    expect(data).toEqual([replaced]);
    await server.call("DELETE", `/DeleteAssess/DocumentFile/${made._id}`);
    const gone = await server.call("GET", `/ReadAssess/DocumentFile/${made._id}`, { token: null });
    expect([gone.statusCode, gone.json().message]).toEqual([404, "Document not found."]);
  });

  it.each<[Record<string, string | Blob>, number, string]>([
    [{ title: "x" }, 400, "Please choose a file."],
    [{ file: csv("a.csv") }, 400, "Title is required."],
    [{ title: "x", category: "secrets", file: csv("a.csv") }, 400, "The category must be one of"],
    [{ title: "x", file: new File([], "a.pdf") }, 400, "empty"],
  ])("refuse %j with a sentence", async (form, status, message) => {
    const answer = await publish(form);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().message).toContain(message);
  });

  it("one byte over the limit is refused whole, at the limit taken", async () => {
    const small = await startTestServer({ MAX_DOCUMENT_MB: "1" });
    const send = (bytes: number) =>
      small.call("POST", "/createAssess/DocumentFile", {
        form: { title: "x", file: new File(["a".repeat(bytes)], "a.txt") },
      });
    expect((await send(1024 * 1024)).statusCode).toBe(201);
    expect((await send(1024 * 1024 + 1)).statusCode).toBe(413);
    await small.close();
  });
});
