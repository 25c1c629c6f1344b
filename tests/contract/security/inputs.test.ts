import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningApi, startApi } from "../../support/servers/api.ts";
import { type Ids, named, reads, writes } from "../support/calls.ts";
import { type Client, signedIn } from "../support/client.ts";
import { formOf, unique } from "../support/http.ts";
import { expectRefusal } from "../support/refusals.ts";
import { idOf } from "../support/shapes.ts";
import { operationsOf } from "./support/description.ts";
import { send } from "./support/wire.ts";

let api: RunningApi;
let officer: Client;
let ids: Pick<Ids, "energy" | "water">;

beforeAll(async () => {
  api = await startApi();
  officer = await signedIn(api);
  const make = async (path: string) =>
    idOf((await officer.call("POST", path, { form: formOf({ title: unique("Inputs") }) })).json);
  ids = {
    energy: await make("/createProjectEnergy/EnergyProject"),
    water: await make("/createProjectWater/waterProject"),
  };
});
afterAll(() => api.remove());

const asSent = (method: string, path: string) =>
  send(api.url, { method, path, headers: {}, body: undefined }, officer.token);

const methodOf = (one: object) => ("method" in one ? String(one.method) : "GET");

describe("characters that can't be stored", () => {
  const withParameter = [...reads, ...writes].filter(({ path }) => path("x") !== path("y"));

  test.each(withParameter.map((one) => [named(one), one] as const))(
    "U+0000 in the path of %s is refused",
    async (_name, one) => {
      const method = methodOf(one);
      const answer = await asSent(method, one.path("%00abc"));
      expect([400, 404]).toContain(answer.status);
      const named = await asSent(method, `${one.path("abc")}?id=%00`);
      expect(method === "GET" ? [400, 404] : [400]).toContain(named.status);
    },
  );

  test.each(["email", "Email"])("U+0000 in the sign-in's %s is refused", async (field) => {
    const json = { [field]: "a\0b@ministry.example", password: "x" };
    expectRefusal(await officer.call("POST", "/customerLogin", { token: null, json }));
  });

  test("U+0000 in the name of an upload does not reach the database", async () => {
    const answer = await officer.call("POST", "/uploads", {
      headers: {
        "tus-resumable": "1.0.0",
        "upload-length": "4",
        "upload-metadata": `filename ${Buffer.from("a\0b.pdf").toString("base64")}`,
      },
    });
    expect(answer.status).toBe(201);
  });

  test.each([
    ["+275760-09-13", 200],
    ["-271821-04-20", 200],
    ["0000-00-00", 400],
    ["99999-01-01", 200],
  ])("the moment %s in the audit's filter is answered with %i", async (moment, status) => {
    const query = `from=${encodeURIComponent(moment)}&until=${encodeURIComponent(moment)}`;
    expect((await officer.call("GET", `/audit?${query}`)).status).toBe(status);
  });
});

describe("achievements on every address", () => {
  const addresses = [
    ["POST", "energy", (id: string) => `/createAchiev/${id}/achievements`],
    ["POST", "water", (id: string) => `/createWaterAchiev/${id}/achievements`],
    ["PATCH", "energy", (id: string) => `/UpdateEnergyAchiev/${id}/achievements/0`],
    ["PUT", "water", (id: string) => `/Update/${id}/achievements/0`],
    ["PUT", "energy", (id: string) => `/Update/${id}/achievements/0`],
  ] as const;

  test.each(addresses)("%s for %s keeps a progress of 33.333", async (method, sector, path) => {
    const json = { title: unique("A third"), progress: 33.333 };
    const answer = await officer.call(method, path(ids[sector]), { json });
    expect(answer.status, answer.text).toBeLessThan(300);
    expect(answer.json).toMatchObject({ progress: 33.333 });
  });

  test.each(addresses)("%s for %s names the limit of a title of 1 MB", async (method, sector, path) => {
    const answer = await officer.call(method, path(ids[sector]), { json: { title: "x".repeat(900_000) } });
    expectRefusal(answer);
    expect(answer.json).toMatchObject({ message: "“title” is longer than 1000 characters." });
  });

  test.each(addresses)("%s for %s refuses a body nested 200,000 deep", async (method, sector, path) => {
    const body = `{"title":"x","more":${"[".repeat(200_000)}${"]".repeat(200_000)}}`;
    const headers = { "content-type": "application/json" };
    expectRefusal(await officer.call(method, path(ids[sector]), { body, headers }));
  });
});

describe("limits of fields", () => {
  const forms = writes.filter(({ path }) =>
    /create(Project|Assess)|Update(Energy|Water)Project/.test(path("")),
  );

  test.each(forms.map((one) => [named(one), one] as const))(
    "%s refuses a title of 1,001 characters and says so",
    async (_name, { method, path, of }) => {
      const id = of === "energy" || of === "water" ? ids[of] : "";
      const answer = await officer.call(method, path(id), { form: formOf({ title: "x".repeat(1_001) }) });
      expectRefusal(answer);
      expect(answer.json).toMatchObject({ message: "“title” is longer than 1000 characters." });
    },
  );

  test("an achievements block of 100,000 characters is taken, since it holds a whole list", async () => {
    const block = Array.from({ length: 900 }, (_, i) => `• Entry ${i} (5%) – ${"word ".repeat(18)}`).join(
      "\n",
    );
    const form = formOf({ achievements: block });
    const answer = await officer.call("PATCH", `/UpdateEnergyProject/energy/${ids.energy}`, { form });
    expect(answer.status, answer.text).toBe(200);
  });

  test("OpenAPI states the limit of every text a call takes", async () => {
    const unlimited = (await operationsOf(api.url)).flatMap(({ method, path, parameters, json, form }) => [
      ...parameters.filter(({ schema }) => schema.maxLength === undefined).map(({ name }) => name),
      ...[json, form].flatMap((schema) =>
        Object.entries(schema?.properties ?? {})
          .filter(([, one]) => one.type === "string" && one.maxLength === undefined && !one.enum)
          .map(([name]) => `${method} ${path} ${name}`),
      ),
    ]);
    expect(unlimited).toEqual([]);
  });
});
