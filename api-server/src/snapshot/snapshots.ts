import { createHash } from "node:crypto";
import { ReadyAnswer } from "../cache/answer-cache.ts";
import { type CurrentVersions, type Topic } from "../database/versions.ts";
import { type PublicAnswer } from "./topic-answers.ts";
import { changedLines, readTopicPart, type TopicHashes, type TopicPart } from "./topic-part.ts";

const topics = ["documents", "events", "projects"] as const satisfies Topic[];
/** Plain bytes of a whole snapshot, shared out in the order of `topics`: what a phone stores and reads through. */
const maxBytes = 20_000_000;
/** Former versions per topic that a delta can be made from; anybody older gets the topic whole. */
const remembered = 30;
const deltasHeld = 20;
/** A snapshot that took long to make is given for a while after a write: making it takes at most a tenth of the time. */
const rebuildCooldownFactor = 10;

/** What a device sends to say what it holds: a token per topic, `projects:12.0a1b…,events:…`. */
export type Held = Partial<Record<Topic, string>>;

export interface SnapshotOptions {
  /** Which installation the answers belong to; a device refuses those of another one. */
  installation: string;
  currentVersions: CurrentVersions;
  answersOf(topic: Topic): AsyncIterable<PublicAnswer>;
  now?: () => number;
}

interface Current {
  parts: TopicPart[];
  madeAt: number;
  tookMs: number;
  /** Ready answers by the `since` they were made for; the whole snapshot under "". */
  answers: Map<string, ReadyAnswer>;
}

/** Hashes of the former versions of topics, as many as a delta can be made from. */
function versionHistory() {
  const known = new Map<string, TopicHashes>();
  return {
    of: (topic: Topic, token: string | undefined) => known.get(`${topic}:${token}`),
    remember({ topic, token, hashes }: TopicPart): void {
      const key = `${topic}:${token}`;
      known.delete(key);
      known.set(key, hashes);
      for (const oldest of known.keys()) {
        if (known.size <= remembered * topics.length) break;
        known.delete(oldest);
      }
    },
  };
}

/**
 * The tokens that this server remembers. Any other one is left out, so that requests with made-up tokens share the
 * answer of a device that holds nothing: each would otherwise cost a snapshot and a place in memory.
 */
const knownOf = (held: Held, history: ReturnType<typeof versionHistory>): Held =>
  Object.fromEntries(
    topics.flatMap((topic) => (history.of(topic, held[topic]) ? [[topic, held[topic]]] : [])),
  );

/** What a device lacks that holds `claimed`; made once for all that hold the same. */
function answerFor(
  installation: string,
  history: ReturnType<typeof versionHistory>,
  { parts, madeAt, answers }: Current,
  claimed: Held,
): ReadyAnswer {
  const held = knownOf(claimed, history);
  const since = sinceOf(held);
  const known = answers.get(since);
  if (known) return known;
  const changed = parts
    .filter(({ topic, token }) => held[topic] !== token)
    .map((part) => ({ part, before: history.of(part.topic, held[part.topic]) }));
  const lines = changed.flatMap(({ part, before }) => (before ? changedLines(part, before) : part.lines));
  const body = Buffer.concat(lines);
  const head = {
    snapshot: 1,
    installation,
    madeAt: new Date(madeAt).toISOString(),
    version: Object.fromEntries(parts.map(({ topic, token }) => [topic, token])),
    whole: changed.filter(({ before }) => !before).map(({ part }) => part.topic),
    sha256: createHash("sha256").update(body).digest("hex"),
  };
  const answer = new ReadyAnswer(Buffer.concat([Buffer.from(JSON.stringify(head) + "\n"), body]));
  answers.set(since, answer);
  for (const other of answers.keys()) {
    if (answers.size <= deltasHeld) break;
    if (other !== "") answers.delete(other);
  }
  return answer;
}

/**
 * Makes snapshots of all public text: lines of JSON, the first of which says what the others are and carries their
 * SHA-256. A topic is read from the database once per version of it. With `since`, only what has changed; a topic
 * whose former version this server does not remember is given whole and named in `whole`.
 */
export function createSnapshots({
  installation,
  currentVersions,
  answersOf,
  now = Date.now,
}: SnapshotOptions) {
  const history = versionHistory();
  let current: Current | undefined;
  let making: Promise<Current> | undefined;

  async function make(): Promise<Current> {
    const startedAt = now();
    const versions = await currentVersions();
    const parts: TopicPart[] = [];
    let left = maxBytes;
    for (const topic of topics) {
      const known = current?.parts.find((part) => part.topic === topic && part.version === versions[topic]);
      const part = known ?? (await readTopicPart(topic, versions[topic], answersOf(topic), left));
      left -= part.lines.reduce((sum, { length }) => sum + length, 0);
      parts.push(part);
      history.remember(part);
    }
    current = { parts, madeAt: startedAt, tookMs: now() - startedAt, answers: new Map() };
    return current;
  }

  async function newest(): Promise<Current> {
    if (current) {
      const versions = await currentVersions();
      const isSame = current.parts.every(({ topic, version }) => version === versions[topic]);
      if (isSame || now() - current.madeAt < current.tookMs * rebuildCooldownFactor) return current;
    }
    making ??= make().finally(() => (making = undefined));
    return making;
  }

  return {
    /** The snapshot for a device that holds these versions; the last one that was made while the database is away. */
    async get(held: Held): Promise<ReadyAnswer> {
      const found = await newest().catch((error: unknown) => {
        if (current) return current;
        throw error;
      });
      return answerFor(installation, history, found, held);
    },
  };
}

const sinceOf = (held: Held): string =>
  topics.flatMap((topic) => (held[topic] ? [`${topic}:${held[topic]}`] : [])).join(",");

/** What a `since` names; anything that is no such text counts as nothing held. */
export function heldIn(since: unknown): Held {
  if (typeof since !== "string" || since.length > 200) return {};
  return Object.fromEntries(
    since.split(",").flatMap((one) => {
      const [, topic, token] = /^(documents|events|projects):(\d{1,15}\.[0-9a-f]{16})$/.exec(one) ?? [];
      return topic && token ? [[topic, token]] : [];
    }),
  ) as Held;
}
