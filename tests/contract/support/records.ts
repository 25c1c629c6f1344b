import { afterAll, expect } from "vitest";
import { type Ids, pdf, type Sector } from "./calls.ts";
import { call, type FormValue, formOf, read, unique } from "./http.ts";
import { small } from "./pictures.ts";
import { idOf, many, one } from "./shapes.ts";
import { sectors } from "./sectors.ts";

const leftovers: string[] = [];

/** Removes what this file's tests made, so that the suite may run against a host in use. */
afterAll(async () => {
  for (const path of leftovers.splice(0).reverse()) await call("DELETE", path);
});

/** Creates a project; resolves with its id. Removed when the file ends. */
export async function makeProject(
  sector: Sector,
  fields: Record<string, FormValue | FormValue[]> = {},
): Promise<string> {
  const title = unique(`${sector} project`);
  const answer = await call("POST", sectors[sector].create, {
    form: formOf({ title, desc: "Short text", ...fields }),
  });
  expect(answer.status, answer.text).toBeLessThan(300);
  const id = idOf(answer.json);
  leftovers.push(sectors[sector].remove(id));
  return id;
}

export async function makeEvent(fields: Record<string, FormValue> = {}): Promise<string> {
  const answer = await call("POST", "/createProjectEvent/Event", {
    form: formOf({ title: unique("Event"), coverImage: await small.jpeg(), ...fields }),
  });
  expect(answer.status, answer.text).toBeLessThan(300);
  const id = idOf(answer.json);
  leftovers.push(`/DeleteEvent/events/${id}`);
  return id;
}

export async function makeDocument(fields: Record<string, FormValue> = {}): Promise<string> {
  const answer = await call("POST", "/createAssess/DocumentFile", {
    form: formOf({ title: unique("Paper"), file: pdf, ...fields }),
  });
  expect(answer.status, answer.text).toBeLessThan(300);
  const id = idOf(answer.json);
  leftovers.push(`/DeleteAssess/DocumentFile/${id}`);
  return id;
}

/** One record of every kind; the projects have two achievements and two photos each. */
export async function makeOneOfEach(): Promise<Ids> {
  const project = async (sector: Sector) => {
    const id = await makeProject(sector, { photos: [await small.jpeg("a.jpg"), await small.png("b.png")] });
    await addAchievement(sector, id, { title: "First", detail: "One", progress: 10 });
    await addAchievement(sector, id, { title: "Second", detail: "Two", progress: 20 });
    return id;
  };
  return {
    energy: await project("energy"),
    water: await project("water"),
    event: await makeEvent(),
    document: await makeDocument(),
  };
}

export async function addAchievement(sector: Sector, id: string, json: unknown) {
  const answer = await call("POST", sectors[sector].add(id), { json });
  expect(answer.status, answer.text).toBeLessThan(300);
  return answer;
}

/** The project as the public read gives it. */
export async function readProject(sector: Sector, id: string): Promise<Record<string, unknown>> {
  const answer = await read(sectors[sector].single(id));
  expect(answer.status, answer.text).toBe(200);
  return one(answer.json);
}

/** Reads the photos of a project at one of the addresses that give them. */
export const gallery = (path: string) => read(path).then(({ json }) => many(json, "photos"));
