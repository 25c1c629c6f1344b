import { type Figures, percentile } from "../figures.ts";
import { steady, timed } from "./load.ts";

export interface FilledWith {
  projects: number;
  photosEach: number;
  events: number;
  documents: number;
}

/** The large ministry of docs/budgets.md. */
export const large: FilledWith = { projects: 10_000, photosEach: 5, events: 2000, documents: 300 };

interface Found {
  energy: string[];
  water: string[];
  events: string[];
  pictures: string[];
}

/** What visitors ask for, in their shares: details most of all, lists by the page, pictures. */
function mixOf({ energy, water, events, pictures }: Found): () => string {
  let state = 1;
  const random = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
  const any = (list: string[]) => list[Math.floor(random() * list.length)] ?? "";
  const shares: [number, () => string][] = [
    [0.18, () => `/readProjectEnergySingal/EnergyProject/${any(energy)}`],
    [0.18, () => `/readProjectWaterSingal/waterProject/${any(water)}`],
    [0.09, () => `/ReadEnergyProjectPhoto/${any(energy)}/photos`],
    [0.09, () => `/ReadWaterProjectPhoto/${any(water)}/photos`],
    [0.08, () => `/createAchiev/${any(water)}/achievements`],
    [0.1, () => `/readProjectEvent/Event?page=${1 + Math.floor(random() * 40)}&limit=50`],
    [0.06, () => `/readProjectEventSingal/Event/${any(events)}`],
    [0.04, () => "/ReadAssess/DocumentFile"],
    [0.08, () => `/readProjectEnergy/EnergyProject?page=${1 + Math.floor(random() * 100)}&limit=50`],
    [0.1, () => `/allimages/${any(pictures)}`],
  ];
  return () => {
    let left = random();
    for (const [share, path] of shares) if ((left -= share) < 0) return path();
    return "/readProjectEvent/Event";
  };
}

/** 200 mixed reads a second on a full database. */
export async function mixedReads(
  name: string,
  apiUrl: string,
  pictures: string[],
  figures: Figures,
  most?: number,
): Promise<void> {
  const mix = mixOf(await whatIsThere(apiUrl, pictures));
  // A server that has just started compiles itself and fills its caches first; nobody opens a ministry at full load.
  await steady(apiUrl, mix, { perSecond: 50, seconds: 10 });
  const { times, errors } = await steady(apiUrl, mix, { perSecond: 200, seconds: 20 });
  figures.tell(`${name}: 200 mixed reads/s, p50`, percentile(times, 0.5), "ms");
  figures.tell(
    `${name}: 200 mixed reads/s, p95`,
    percentile(times, 0.95),
    "ms",
    most === undefined ? {} : { most },
  );
  figures.tell(`${name}: 200 mixed reads/s, p99`, percentile(times, 0.99), "ms");
  figures.tell(`${name}: errors among ${times.length + errors} reads`, errors, "", { most: 0 });
  const whole = `${apiUrl}/readProjectEnergy/EnergyProject`;
  figures.tell(`${name}: whole list of 5,000 projects, first`, await timed(whole), "ms");
  figures.tell(`${name}: whole list of 5,000 projects, kept`, await timed(whole), "ms");
}

async function whatIsThere(apiUrl: string, pictures: string[]): Promise<Found> {
  const ids = async (path: string) => {
    const answer: unknown = await (await fetch(apiUrl + path)).json();
    const list = Array.isArray(answer)
      ? answer
      : ((answer as { items?: unknown[]; data?: unknown[] }).items ??
        (answer as { data?: unknown[] }).data ??
        []);
    return list.map((item) => (item as { _id: string })._id);
  };
  return {
    energy: await ids("/readProjectEnergy/EnergyProject"),
    water: await ids("/readProjectWater/waterProject"),
    events: await ids("/readProjectEvent/Event?limit=200"),
    pictures,
  };
}
