import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { judge } from "./check/held.ts";
import type { Lane } from "./lane.ts";
import { leftovers } from "./check/leftovers.ts";
import { compare } from "./check/ledger.ts";
import { Officer } from "./officer/officer.ts";
import { killablePhone, sharedPhone, type Phone } from "./officer/phone.ts";
import type { Scenario } from "./scenarios/scenario.ts";
import { tellings } from "./stories/stories.ts";
import { Visit } from "./stories/visit.ts";

const results = fileURLToPath(new URL("../../test-results/", import.meta.url));
/** A run that takes longer hangs. */
const maxRunMs = 240_000;
/** A page that answers at all answers in this time. */
const tellWithinMs = 10_000;

export interface Result {
  problems: string[];
  /** Faults that took place. */
  applied: string[];
  ms: number;
}

/** One run from the phone without an officer to the check. Never rejects: whatever goes wrong is a problem. */
export async function runOne(lane: Lane, scenario: Scenario): Promise<Result> {
  const began = Date.now();
  const { proxy } = lane;
  await lane.ready();
  proxy.begin();
  const phone = await phoneFor(lane, scenario);
  const problems: string[] = [];
  try {
    problems.push(...(await within(maxRunMs, tell(lane, phone, scenario))));
  } catch (error) {
    problems.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  if (problems.length > 0) await saveEvidence(phone, scenario, lane).catch(() => undefined);
  const applied = [scenario.story, phoneOf(scenario), ...proxy.faults.applied];
  proxy.begin();
  await phone.remove().catch(() => undefined);
  return { problems, applied, ms: Date.now() - began };
}

const phoneOf = ({ ownBrowser, usedPhone }: Scenario): string =>
  ownBrowser ? "phone: a browser of its own" : usedPhone ? "phone: used before" : "phone: fresh";

async function phoneFor(lane: Lane, { ownBrowser, usedPhone }: Scenario): Promise<Phone> {
  if (ownBrowser) return killablePhone();
  return usedPhone ? lane.usedPhone() : sharedPhone(await lane.browser());
}

async function tell(lane: Lane, phone: Phone, scenario: Scenario): Promise<string[]> {
  const { tag, works, story } = scenario;
  const judging = judge(lane.apiUrl, lane.token);
  if (works.some(({ kind }) => kind === "photos")) await judging.publish("energy", `Grid ${tag}`);
  const officer = new Officer(phone, lane.siteUrl, lane.officers[0]);
  const visit = new Visit(lane, phone, officer, scenario, judging);
  await tellings[story](visit);
  const differences = compare(works, await judging.held(tag));
  await officer.open("/AdminQueue");
  const secrets = { words: [await officer.token()], published: works.map(({ title }) => title) };
  await officer.signOut();
  const readable = await leftovers(await phone.tab(), secrets);
  await judging.remove(tag);
  return [...visit.problems, ...differences, ...readable];
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  work.catch(() => undefined);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`nothing more happened for ${ms / 1000} s`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** What was on screen and what went over the connection, for whoever looks into it. */
async function saveEvidence(phone: Phone, { tag, works }: Scenario, { proxy }: Lane): Promise<void> {
  await mkdir(results, { recursive: true });
  const stem = join(results, `faults-${tag.replace(/\W+/g, "-")}`);
  const line = [
    ...proxy.journal.map((entry) => ({ ...entry, end: String(entry.status ?? "connection broke") })),
    ...[...proxy.underWay].map((entry) => ({ ...entry, at: undefined, end: "no answer yet" })),
  ].map(({ at, method, path, key = "", end }) => `${seconds(at)}  ${end}  ${method} ${path}  ${key}`);
  const outcomes = works.map(({ kind, title, shown: words }) => `${kind} "${title}": ${words}`);
  const facts = [...outcomes, "", ...proxy.faults.applied, "", ...line, "", ...phone.complaints, ""];
  const write = () => writeFile(`${stem}.txt`, facts.join("\n"));
  await write();
  // A page that hangs gives none of these, and must not take the others away.
  const page = await within(tellWithinMs, phone.tab());
  facts.push(page.url());
  for (const tell of [() => senders(page), () => page.locator("body").innerText()]) {
    facts.push(await within(tellWithinMs, tell()).catch(String));
    await write();
  }
  await page.screenshot({ path: `${stem}.png`, timeout: tellWithinMs });
}

const seconds = (ms = Number.NaN) => (Number.isNaN(ms) ? "now" : `${(ms / 1000).toFixed(1)} s`).padStart(7);

/** Who holds or waits for the queue's lock, and whether tabs and workers still answer. */
async function senders(page: Page): Promise<string> {
  const answerOf = async (name: string, answer: Promise<unknown>) =>
    `${name}: ${String(await within(2_000, answer).catch((error: unknown) => error))}`;
  const context = page.context();
  const asked = [
    answerOf(
      "locks",
      page.evaluate(async () => JSON.stringify(await navigator.locks.query(), undefined, 1)),
    ),
    ...context.pages().map((tab) =>
      answerOf(
        tab.url(),
        tab.evaluate(() => document.visibilityState),
      ),
    ),
    ...context.serviceWorkers().map((worker) =>
      answerOf(
        worker.url(),
        worker.evaluate(() => "a worker"),
      ),
    ),
  ];
  return [...(await Promise.all(asked)), ""].join("\n");
}
