import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Fields = Record<string, string>;
const project = {
  list: "/readProjectWater/waterProject",
  single: (id: string) => `/readProjectWaterSingal/waterProject/${id}`, // (sic)
  create: "/createProjectWater/waterProject",
  update: (id: string) => `/UpdateWaterProject/waterProject/${id}`,
};
const read = async (path: string) => (await server.call("GET", path, { token: null })).json();
const make = async (form: Fields) => {
  const answer = await server.call("POST", project.create, { form: { title: "Placed", ...form } });
  expect(answer.statusCode, answer.body).toBe(201);
  return String(answer.json()._id);
};
const change = (id: string, form: Fields) => server.call("PATCH", project.update(id), { form });

const sent = {
  district: " Kismayo ",
  latitude: "-0.3581234567",
  longitude: "42.545",
  stage: "ongoing",
  progress: "65",
  startYear: "2024",
  language: "so",
  translations: JSON.stringify({ en: { title: "Kiosks", components: ["Drilling", ""], overview: " " } }),
};
const stored = {
  district: "Kismayo",
  latitude: -0.358123,
  longitude: 42.545,
  stage: "ongoing",
  progress: 65,
  startYear: 2024,
  language: "so",
  translations: { en: { title: "Kiosks", components: ["Drilling", ""] } },
};

describe("the additions to a project", () => {
  it("are read back in the list and in the record, figures as figures", async () => {
    const id = await make(sent);
    expect(await read(project.single(id))).toMatchObject(stored);
    const list = (await read(project.list)) as { _id: string }[];
    expect(list.find(({ _id }) => _id === id)).toMatchObject(stored);
  });

  it("are absent from a record that was given none", async () => {
    const bare = await read(project.single(await make({})));
    for (const name of Object.keys(stored)) expect(bare).not.toHaveProperty(name);
  });

  it("stay when they are not sent, and go when they are sent empty", async () => {
    const id = await make(sent);
    expect((await change(id, { overview: "New" })).statusCode).toBe(200);
    expect(await read(project.single(id))).toMatchObject(stored);
    const empty = Object.fromEntries(Object.keys(sent).map((name) => [name, ""]));
    expect((await change(id, empty)).statusCode).toBe(200);
    const bare = await read(project.single(id));
    for (const name of Object.keys(stored)) expect(bare).not.toHaveProperty(name);
  });

  it("take half a change of a position, and refuse half a position", async () => {
    const id = await make(sent);
    expect((await change(id, { latitude: "1.5" })).statusCode).toBe(200);
    expect(await read(project.single(id))).toMatchObject({ latitude: 1.5, longitude: 42.545 });
    const refused = await change(id, { longitude: "" });
    expect([refused.statusCode, refused.json().message]).toEqual([
      400,
      "Latitude and longitude go together. Please send both or none.",
    ]);
    const made = await server.call("POST", project.create, { form: { title: "Half", latitude: "1" } });
    expect(made.statusCode).toBe(400);
  });

  it.each([
    ["latitude", "91"],
    ["latitude", "1e1"],
    ["longitude", "-180.1"],
    ["longitude", "NaN"],
    ["stage", "paused"],
    ["progress", "12.5"],
    ["progress", "101"],
    ["startYear", "1"],
    ["language", "fr"],
    ["district", "d".repeat(101)],
    ["translations", "{"],
    ["translations", "[]"],
    ["translations", '{"so":"Ceel"}'],
    ["translations", '{"so":{"title":4}}'],
    ["translations", '{"so":{"components":["a","b","c","d","e"]}}'],
    ["translations", '{"so":{"title":"\\u0000"}}'],
    ["translations", JSON.stringify({ so: { title: "t".repeat(1_001) } })],
  ])("refuse %s=%s with a sentence and change nothing", async (name, value) => {
    const id = await make(sent);
    const answer = await change(id, { [name]: value, overview: "Changed" });
    expect(answer.statusCode, answer.body).toBe(400);
    expect(answer.json().message).toMatch(/^[A-Z“].*\.$/);
    expect(await read(project.single(id))).toMatchObject({ ...stored, overview: "" });
  });

  it("keep what JSON can say and a text column can't hold, and read past names nobody knows", async () => {
    const id = await make({
      translations: '{"so":{"title":"a\\ud83d","subtitle":"x"},"fr":{"title":"Non"}}',
    });
    expect((await read(project.single(id))).translations).toEqual({ so: { title: "a\ufffd" } });
  });

  it("come in a JSON body too, with the translations as an object", async () => {
    const json = {
      title: "As JSON",
      progress: 5,
      latitude: 0,
      longitude: 0,
      translations: { so: { title: "Ceel" } },
    };
    const answer = await server.call("POST", project.create, { json });
    expect(answer.statusCode, answer.body).toBe(201);
    expect(await read(project.single(answer.json()._id))).toMatchObject({
      ...{ progress: 5, latitude: 0, longitude: 0 },
      translations: { so: { title: "Ceel" } },
    });
  });
});

describe("the additions to events and publications", () => {
  it("are read back from an event", async () => {
    const form = { title: "Ceel furan", sector: "water", district: "Afmadow", language: "so" };
    const translations = JSON.stringify({
      en: { title: "Well opened", ministry: "M", moreDescription: "More" },
    });
    const answer = await server.call("POST", "/createProjectEvent/Event", {
      form: { ...form, translations },
    });
    expect(await read(`/readProjectEvent/Event/${answer.json()._id}`)).toMatchObject({
      ...form,
      translations: JSON.parse(translations),
    });
    const path = `/UpdateEvent/events/${answer.json()._id}`;
    expect((await server.call("PATCH", path, { form: { sector: "gas" } })).statusCode).toBe(400);
    expect((await server.call("PATCH", path, { form: { sector: "" } })).json()).not.toHaveProperty("sector");
  });

  it("say when and where an event is held, in universal time, and go when they are sent empty", async () => {
    const form = { startsAt: "2028-02-29T09:00+03:00", endsAt: "2028-02-29T12:30:00+03:00", venue: " Hall " };
    const made = await server.call("POST", "/createProjectEvent/Event", { form: { title: "Fair", ...form } });
    expect(made.statusCode, made.body).toBe(201);
    const stored = {
      startsAt: "2028-02-29T06:00:00.000Z",
      endsAt: "2028-02-29T09:30:00.000Z",
      venue: "Hall",
    };
    expect(await read(`/readProjectEvent/Event/${made.json()._id}`)).toMatchObject(stored);
    const path = `/UpdateEvent/events/${made.json()._id}`;
    expect((await server.call("PATCH", path, { form: { ministry: "M" } })).json()).toMatchObject(stored);
    const empty = { startsAt: "", endsAt: "", venue: "" };
    const emptied = (await server.call("PATCH", path, { form: empty })).json();
    for (const name of Object.keys(empty)) expect(emptied).not.toHaveProperty(name);
  });

  it("refuse an event that ends before it begins, or without beginning, as it would be after the change", async () => {
    const startsAt = "2028-02-29T09:00:00.000Z";
    const made = await server.call("POST", "/createProjectEvent/Event", { form: { title: "Day", startsAt } });
    const path = `/UpdateEvent/events/${made.json()._id}`;
    const change = async (form: Fields) => {
      const answer = await server.call("PATCH", path, { form });
      return answer.statusCode === 200 ? "taken" : String(answer.json().message);
    };
    expect(await change({ endsAt: "2028-02-29T08:59:59Z" })).toBe("The event can’t end before it begins.");
    expect(await change({ endsAt: startsAt })).toBe("taken");
    expect(await change({ startsAt: "2028-03-01T09:00Z" })).toBe("The event can’t end before it begins.");
    expect(await change({ startsAt: "" })).toMatch(/^An event that ends has to begin\./);
    const odds = ["2028-02-29", "2028-02-29T09:00", "2026-02-29T09:00Z", "2028-02-29T25:00Z", "soon"];
    const outOfYears = ["9999-12-31T23:59-12:00", "1000-01-01T00:00+12:00", "0000-01-01T00:00Z"];
    for (const odd of [...odds, ...outOfYears])
      expect(await change({ startsAt: odd })).toMatch(/^“startsAt” must be a date and time with its zone/);
    expect(await change({ venue: "v".repeat(201) })).not.toBe("taken");
    expect(await read(`/readProjectEvent/Event/${made.json()._id}`)).toMatchObject({
      ...{ startsAt, endsAt: startsAt },
    });
  });

  it("are read back from a publication; a closing date is a day of the calendar", async () => {
    const file = new File(["figures"], "tender.txt", { type: "text/plain" });
    const form = { title: "Tender", closingDate: "2028-02-29", sector: "energy", district: "Garbaharey" };
    const answer = await server.call("POST", "/createAssess/DocumentFile", { form: { ...form, file } });
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json().data).toMatchObject(form);
    const path = `/UpdateAssess/DocumentFile/${answer.json().data._id}`;
    for (const closingDate of ["2026-02-29", "2026-13-01", "tomorrow", "0000-01-01"])
      expect((await server.call("PUT", path, { form: { closingDate } })).statusCode).toBe(400);
    expect((await server.call("PUT", path, { form: { title: "Kept" } })).json().data).toMatchObject({
      closingDate: form.closingDate,
    });
    const emptied = (await server.call("PUT", path, { form: { closingDate: "" } })).json().data;
    expect(emptied).not.toHaveProperty("closingDate");
  });
});
