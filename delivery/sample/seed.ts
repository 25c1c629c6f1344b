import { idOf, recordsOf, sampleApi, type Field, type SampleApi } from "./api.ts";
import { documents } from "./content/documents.ts";
import { energyProjects } from "./content/energy-projects.ts";
import { events } from "./content/events.ts";
import type { SampleProject } from "./content/kinds.ts";
import { waterProjects } from "./content/water-projects.ts";
import { formFields } from "./fields.ts";
import { cacheIn } from "./lib/cache.ts";

export interface SeedOptions {
  /** The API's address, without a slash at the end. */
  apiUrl: string;
  /** Bearer token of a signed-in admin. */
  token: string;
  /** Where drawn pictures and documents are cached, so that a second seed is quick. */
  cacheDir: string;
  log: (line: string) => void;
  signal?: AbortSignal;
}

export interface SeedResult {
  created: number;
  /** Records that were there already, by title. */
  existing: number;
}

/** Forms under way at once: one is drawn while another is on its way to the server. */
const atOnce = 2;

const sectors = {
  energy: {
    list: "/readProjectEnergy/EnergyProject",
    create: "/createProjectEnergy/EnergyProject",
    achievement: (id: string) => `/createAchiev/${id}/achievements`,
    projects: energyProjects,
  },
  water: {
    list: "/readProjectWater/waterProject",
    create: "/createProjectWater/waterProject",
    achievement: (id: string) => `/createWaterAchiev/${id}/achievements`,
    projects: waterProjects,
  },
} as const;
type Sector = keyof typeof sectors;

/**
 * Makes a believable small ministry through the API's own calls: projects of both sectors, events, publications.
 * May be repeated: what has its title already is left alone, and every write carries a key that stays the same,
 * so that an interrupted seed goes on without doubles. Rejects with the server's sentence on a refusal.
 */
export async function seed({ apiUrl, token, cacheDir, log, signal }: SeedOptions): Promise<SeedResult> {
  const work: Work = {
    api: sampleApi(apiUrl, token, signal),
    fields: formFields(cacheIn(cacheDir)),
    result: { created: 0, existing: 0 },
    ...(signal && { signal }),
  };
  log(
    "Sample data: making projects, events and publications to try the portal with (they are examples, not the ministry's own)",
  );
  const jobs = [
    ...(await projectJobs(work, "energy")),
    ...(await projectJobs(work, "water")),
    ...(await documentJobs(work)),
    ...(await eventJobs(work)),
  ];
  await inTurn(jobs, atOnce, (done) => {
    if (done % 25 === 0) log(`Sample data: ${done} of ${jobs.length}`);
  });
  const { result } = work;
  log(`Sample data: ${result.created} records made, ${result.existing} were there already`);
  return result;
}

interface Work {
  api: SampleApi;
  fields: ReturnType<typeof formFields>;
  result: SeedResult;
  signal?: AbortSignal;
}

type Job = () => Promise<unknown>;

interface Wanted {
  path: string;
  /** Stays the same in each seed. */
  key: string;
  title: string;
  form: () => Promise<Record<string, Field>>;
}

/** Makes a record unless one of its title is there. @returns the API's answer, if it was asked */
async function create(
  { api, result, signal }: Work,
  known: ReadonlySet<string>,
  { path, key, title, form }: Wanted,
): Promise<unknown> {
  signal?.throwIfAborted();
  if (known.has(title)) {
    result.existing++;
    return undefined;
  }
  const answer = await api.postForm(path, key, await form());
  result.created++;
  return answer;
}

async function projectJobs(work: Work, sector: Sector): Promise<Job[]> {
  const ids = await idsByTitle(work.api, sectors[sector].list);
  // Lists show the newest first: the first entry of the content is made last.
  const inOrder = [...sectors[sector].projects.entries()].reverse();
  return inOrder.map(
    ([i, sample]) =>
      () =>
        makeProject(work, sector, sample, i + 1, ids),
  );
}

async function makeProject(
  work: Work,
  sector: Sector,
  sample: SampleProject,
  number: number,
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const { title, achievements } = sample;
  const calls = sectors[sector];
  const key = `sample-${sector}-${number}`;
  const answer = await create(work, new Set(ids.keys()), {
    path: calls.create,
    key,
    title,
    form: () => work.fields.project(sector, sample, number),
  });
  const id = ids.get(title) ?? idOf(answer) ?? (await idsByTitle(work.api, calls.list)).get(title);
  if (!id || typeof achievements !== "object" || !("added" in achievements)) return;
  const readPath = `/createAchiev/${id}/achievements`;
  await addAchievements(work.api, calls.achievement(id), readPath, key, achievements.added);
}

async function documentJobs(work: Work): Promise<Job[]> {
  const known = new Set((await idsByTitle(work.api, "/ReadAssess/DocumentFile")).keys());
  return documents.map(
    (sample, i) => () =>
      create(work, known, {
        path: "/createAssess/DocumentFile",
        key: `sample-document-${i + 1}`,
        title: sample.title,
        form: () => work.fields.document(sample),
      }),
  );
}

async function eventJobs(work: Work): Promise<Job[]> {
  const known = await allEventTitles(work.api);
  return events.map(
    (sample, i) => () =>
      create(work, known, {
        path: "/createProjectEvent/Event",
        key: `sample-event-${i + 1}`,
        title: sample.title,
        form: () => work.fields.event(sample, i + 1),
      }),
  );
}

/** Adds the achievements the project does not have yet, in their order. */
async function addAchievements(
  api: SampleApi,
  addPath: string,
  readPath: string,
  key: string,
  list: { title: string; detail: string; progress: number }[],
) {
  const answer = await api.get(readPath);
  const held = recordsOf(
    Array.isArray(answer) ? answer : (answer as { achievements?: unknown } | undefined)?.achievements,
  );
  const titles = new Set(held.map(({ title }) => title));
  for (const [i, achievement] of list.entries()) {
    if (!titles.has(achievement.title))
      await api.postJson(addPath, `${key}-achievement-${i + 1}`, achievement);
  }
}

async function idsByTitle(api: SampleApi, path: string): Promise<Map<string, string>> {
  const entries = recordsOf(await api.get(path)).map(
    ({ title, _id }) => [String(title), String(_id)] as const,
  );
  return new Map(entries);
}

async function allEventTitles(api: SampleApi): Promise<Set<string>> {
  const titles = new Set<string>();
  for (let page = 1; ; page++) {
    const answer = (await api.get(`/readProjectEvent/Event?page=${page}&limit=50`)) as { total?: unknown };
    const items = recordsOf(answer);
    for (const { title } of items) titles.add(String(title));
    if (items.length === 0 || page * 50 >= Number(answer.total ?? 0)) return titles;
  }
}

/** Runs the jobs in order, at most `most` at once; the first failure ends it after those under way. */
async function inTurn(jobs: (() => Promise<unknown>)[], most: number, onDone: (count: number) => void) {
  let next = 0;
  let done = 0;
  let failed = false;
  const worker = async () => {
    while (next < jobs.length && !failed) {
      const job = jobs[next++];
      try {
        await job?.();
      } catch (error) {
        failed = true;
        throw error;
      }
      onDone(++done);
    }
  };
  const outcomes = await Promise.allSettled(Array.from({ length: most }, worker));
  const failure = outcomes.find((outcome): outcome is PromiseRejectedResult => outcome.status === "rejected");
  if (failure) throw failure.reason;
}
