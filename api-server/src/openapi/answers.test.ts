import { type LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Description, differencesOf } from "../testing/answer-description.ts";
import { picture, type Sent, startTestServer, type TestServer } from "../testing/test-server.ts";

let server: TestServer;
let description: Description;
beforeAll(async () => {
  server = await startTestServer({ METRICS_TOKEN: "a token for the metrics" });
  description = (await server.app.inject("/openapi.json")).json();
});
afterAll(() => server.close());

const differencesIn = (method: string, url: string, answer: LightMyRequestResponse) =>
  differencesOf(description, method, url, {
    status: answer.statusCode,
    contentType: answer.headers["content-type"]?.toString(),
    body: answer.body,
  });

/** Makes a call and compares its answer with the description. */
async function ask(call: string, sent: Sent = {}, statuses = [200, 201, 202, 204]) {
  const [method = "", url = ""] = call.split(" ");
  const answer = await server.call(method as "GET", url, sent);
  expect(statuses, `${call}: ${answer.body}`).toContain(answer.statusCode);
  expect(differencesIn(method, url, answer), call).toEqual([]);
  return answer;
}
const idOf = async (answer: Promise<LightMyRequestResponse>) => (await answer).json<{ _id: string }>()._id;

const pdf = () => new File(["%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n"], "plan.pdf");
const translations = JSON.stringify({ so: { title: "Ceel", description: "Biyo" } });
const additions = { district: "Kismayo", language: "ar", translations };
const projectTexts = {
  ...{ title: "Wells", desc: "Water", latitude: "-0.358", longitude: "42.545", ...additions },
  ...{ stage: "ongoing", progress: "65", startYear: "2024" },
};

const sectors = [
  {
    sector: "energy",
    project: "EnergyProject/energy",
    create: "/createProjectEnergy/EnergyProject",
    list: ["/readProjectEnergy/EnergyProject", "/api/readProjectEnergy/EnergyProject"],
    single: "/readProjectEnergySingal/EnergyProject",
    achievement: ["/createAchiev", "/ReadSingalEnergyAchiev", "/UpdateEnergyAchiev", "/DeleteEnergyAchiev"],
    photos: ["/ReadEnergyProjectPhoto", "/energyProject", "/energyProject"],
  },
  {
    sector: "water",
    project: "WaterProject/waterProject",
    create: "/createProjectWater/waterProject",
    list: ["/readProjectWater/waterProject", "/api/readProjectWater/WaterProject"],
    single: "/readProjectWaterSingal/waterProject",
    achievement: ["/createWaterAchiev", "/api/ReadSigngalWaterAchiev", "/Update", "/Delete"],
    photos: ["/api/ReadWaterProjectPhoto", "/api/WaterProject", "/api/DeleteWaterProject"],
  },
];

describe.each(sectors)("answers are as /openapi.json describes them: $sector projects", (paths) => {
  const { sector, project, create, list, single } = paths;
  let id = "";
  beforeAll(async () => {
    const images = { coverImage: await picture(), Photos: [await picture("#112233"), await picture()] };
    id = await idOf(ask(`POST ${create}`, { form: { ...projectTexts, ...images } }));
  });

  it("the project, alone and in lists", async () => {
    await ask(`PATCH /Update${project}/${id}`, { form: { title: "Deep wells" } });
    await ask(`GET ${single}/${id}`);
    for (const url of list) {
      await ask(`GET ${url}`);
      await ask(`GET ${url}?page=1&limit=5`);
    }
  });

  it("the achievements, each by its position and all of them", async () => {
    const [add, read, update, remove] = paths.achievement;
    const json = { title: "Pump repaired", detail: "By night", progress: 50 };
    for (const _ of [1, 2]) await ask(`POST ${add}/${id}/achievements`, { json });
    await ask(`GET ${read}/${id}/achievements/0`);
    for (const url of [`/${id}/achievements`, `/createAchiev/${id}/achievements`]) {
      await ask(`GET ${url}`);
      await ask(`GET /api${url}`);
    }
    const method = update === "/Update" ? "PUT" : "PATCH";
    await ask(`${method} ${update}/${id}/achievements/0`, { json: { title: "Pump replaced" } });
    await ask(`DELETE ${remove}/${id}/achievements/0`);
    await ask(`GET ${single}/${id}`);
  });

  it("achievements that came as text, and the warning about one that can't be read", async () => {
    for (const achievements of ["• Pump repaired\n• Pipe laid", "Much was done.\n\nMore is to come."]) {
      const own = await idOf(ask(`POST ${create}`, { form: { title: "Text", achievements } }));
      await ask(`GET ${paths.achievement[1]}/${own}/achievements/0`);
      await ask(`GET /${own}/achievements`);
      await ask(`GET ${single}/${own}`);
      const form = { title: "Text", achievements: "All went well." };
      await ask(`PATCH /Update${project}/${own}`, { form });
      await ask(`GET ${single}/${own}`);
    }
  });

  it("the photos", async () => {
    const [read, add, remove] = paths.photos;
    await ask(`POST ${add}/${id}/photos`, { form: { photos: await picture("#445566") } });
    await ask(`GET ${read}/${id}/photos`);
    if (sector === "energy")
      await ask(`PUT ${add}/${id}/photos`, { form: { index: "0", photo: await picture("#778899") } });
    await ask(`DELETE ${remove}/${id}/photos`, { json: { index: 0 } });
  });

  it("a write that is repeated, also when its record is deleted meanwhile", async () => {
    const sent = { form: { title: "Once" }, headers: { "idempotency-key": `once-${sector}` } };
    const own = await idOf(ask(`POST ${create}`, sent));
    await ask(`POST ${create}`, sent);
    await ask(`DELETE /Delete${project}/${own}`);
    await ask(`POST ${create}`, sent);
  });
});

describe("answers are as /openapi.json describes them", () => {
  it("events", async () => {
    const occasion = { startsAt: "2027-03-01T06:00:00Z", endsAt: "2027-03-01T09:00:00Z", venue: "Hall" };
    const form = { title: "Opening", ministry: "Energy", sector: "water", ...occasion, ...additions };
    const created = ask("POST /createProjectEvent/Event", { form: { ...form, coverImage: await picture() } });
    const id = await idOf(created);
    await ask(`PATCH /UpdateEvent/events/${id}`, { form: { description: "At noon" } });
    for (const start of ["Event/Event", "Event/events", "EventSingal/Event"])
      await ask(`GET /readProject${start}/${id}`);
    await ask("GET /readProjectEvent/Event?page=1&limit=5");
    await ask(`DELETE /DeleteEvent/events/${id}`);
  });

  it("publications, and the search in them", async () => {
    const form = { title: "Tender", closingDate: "2027-03-01", sector: "energy", ...additions, file: pdf() };
    const created = await ask("POST /createAssess/DocumentFile", { form });
    const { data } = created.json<{ data: { _id: string } }>();
    await ask(`PUT /UpdateAssess/DocumentFile/${data._id}`, { form: { title: "Tender for wells" } });
    await ask(`GET /ReadAssess/DocumentFile/${data._id}`);
    await ask("GET /ReadAssess/DocumentFile");
    await ask("GET /search-documents?q=wells");
    await ask(`DELETE /DeleteAssess/DocumentFile/${data._id}`);
  });

  it("stored files", async () => {
    const form = { title: "Pictured", coverImage: await picture("#aabbcc"), file: pdf() };
    const event = await ask("POST /createProjectEvent/Event", { form });
    const { coverImage } = event.json<{ coverImage: string }>();
    const document = await ask("POST /createAssess/DocumentFile", { form });
    const { path } = document.json<{ data: { path: string } }>().data;
    await ask(`GET /allimages/${coverImage}`);
    for (const name of [coverImage, path.replace("document/", "")]) await ask(`GET /storage/${name}`);
  });

  it("the trash: what is in it, restored and deleted for good", async () => {
    const remove = async (form: NonNullable<Sent["form"]>) => {
      const id = await idOf(ask("POST /createProjectEnergy/EnergyProject", { form }));
      await ask(`POST /createAchiev/${id}/achievements`, { json: { title: "Pump repaired" } });
      await ask(`DELETE /DeleteEnergyAchiev/${id}/achievements/0`);
      if (form["Photos"]) await ask(`DELETE /energyProject/${id}/photos`, { json: { index: 0 } });
      else await ask(`DELETE /DeleteEnergyProject/energy/${id}`);
      return id;
    };
    await remove({ title: "With a photo", Photos: await picture("#ddeeff") });
    const [restored, purged] = [await remove({ title: "Restored" }), await remove({ title: "Purged" })];
    await ask("GET /trash");
    await ask("GET /trash?limit=1");
    await ask(`POST /trash/${restored}/restore`);
    await ask(`DELETE /trash/${purged}`);
  });

  it("what the portal asks of records and requests", async () => {
    const headers = { "idempotency-key": "asked-for" };
    await ask("POST /createProjectEnergy/EnergyProject", { form: { title: "Received" }, headers });
    const receipts = await ask("POST /receipts", { json: { keys: ["asked-for", "unknown"] } });
    expect(receipts.json().receipts).toHaveLength(1);
    await ask("GET /audit");
    await ask("GET /audit?records=1&page=1&limit=5");
    await ask("GET /audit/export");
    await ask("GET /projects-without-photos?limit=5");
  });

  it("the service itself", async () => {
    for (const url of ["/healthz", "/readyz", "/readyz?for=reads", "/snapshot", "/backups", "/mail"])
      await ask(`GET ${url}`);
    await ask("GET /metrics", { token: "a token for the metrics" });
    for (const url of ["/openapi.json", "/docs"]) await ask(`GET ${url}`);
  });

  it("a server whose database does not answer is not ready", async () => {
    const { database } = server.deps;
    const { ping } = database;
    database.ping = () => Promise.reject(new Error("gone"));
    await ask("GET /readyz", {}, [503]).finally(() => (database.ping = ping));
  });

  it("refusals", async () => {
    await ask("GET /readProjectEvent/Event/nope", {}, [404]);
    await ask("GET /trash", { token: null }, [401]);
    await ask("POST /createProjectEvent/Event", { form: { title: "" } }, [400]);
  });
});

describe("answers about accounts are as /openapi.json describes them", () => {
  const password = "quite a long password";
  const person = (email: string) => ({ name: "Amina", email, password, role: "editor" });

  it("accounts that are made and changed", async () => {
    const created = await ask("POST /createAdmin", { json: person("amina@ministry.example") });
    const { _id: id } = created.json<{ user: { _id: string } }>().user;
    await ask("GET /admins");
    await ask(`PATCH /admins/${id}`, { json: { role: "publisher" } });
    await ask(`PATCH /admins/${id}`, { json: { active: false } });
    await ask(`PATCH /admins/${id}`, { json: { active: true } });
    const link = (await ask(`POST /admins/${id}/password-reset`)).json<{ link: string }>().link;
    const token = new URL(link).searchParams.get("token");
    await ask(`GET /password-reset?token=${token}`);
    await ask("POST /password-reset", { json: { token, password: "another long password" } });
  });

  it("invitations", async () => {
    const invite = (email: string) =>
      ask("POST /invitations", { json: { name: "Omar", email, role: "viewer" } });
    const withdrawn = await idOf(invite("omar@ministry.example"));
    await ask("GET /invitations");
    await ask(`POST /invitations/${withdrawn}/resend`);
    await ask(`DELETE /invitations/${withdrawn}`);
    const { link } = (await invite("omar@ministry.example")).json<{ link: string }>();
    const token = new URL(link).searchParams.get("token");
    await ask("POST /invitations/accept", { json: { token, password }, token: null });
  });

  it("sessions and passwords", async () => {
    const someone = person("hodan@ministry.example");
    await ask("POST /createAdmin", { json: someone });
    const signIn = async () =>
      (await ask("POST /customerLogin", { json: someone, token: null })).json<{ token: string }>().token;
    const [token] = [await signIn(), await signIn()];
    const { items } = (await ask("GET /sessions", { token })).json<{
      items: { _id: string; current: boolean }[];
    }>();
    const other = items.find(({ current }) => !current)?._id;
    await ask(`DELETE /sessions/${other}`, { token });
    await ask("DELETE /sessions", { token });
    const passwords = { current: password, password: "another long password" };
    await ask("POST /password", { token, json: passwords });
    await ask("POST /step-up/challenge", { token });
    await ask("POST /step-up", { token, json: { password: passwords.password } });
    await ask("POST /logout", { token });
    await ask("GET /forgot-password");
    await ask("POST /forgot-password", { json: { email: someone.email }, token: null });
  });

  it("second factors", async () => {
    await ask("GET /second-factor");
    await ask("POST /second-factor/totp");
    await ask("POST /second-factor/totp/confirm", { json: { code: "000000" } }, [400]);
    await ask("POST /second-factor/passkeys/challenge");
  });
});
