import { createHash } from "node:crypto";
import { type Topic } from "../database/versions.ts";
import { type PublicAnswer } from "./topic-answers.ts";

/** All public answers of one topic as lines of a snapshot. */
export interface TopicPart {
  topic: Topic;
  /** The database's version of the topic when it was read. */
  version: number;
  /** `<version>.<hash of the content>`: the same content has the same hash on every server. */
  token: string;
  lines: Buffer[];
  /** Hash of each answer by its paths, joined by spaces: what a later version is compared with. */
  hashes: TopicHashes;
}

export type TopicHashes = Map<string, string>;

const newline = "\n";
const hashOf = (content: Buffer | string) => createHash("sha256").update(content).digest("hex").slice(0, 16);

/**
 * Reads a topic's answers into lines, until `maxBytes` are reached: what is left out is read from its own call.
 */
export async function readTopicPart(
  topic: Topic,
  version: number,
  answers: AsyncIterable<PublicAnswer>,
  maxBytes: number,
): Promise<TopicPart> {
  const lines: Buffer[] = [];
  const hashes: TopicHashes = new Map();
  let bytes = 0;
  for await (const { paths, answer } of answers) {
    const line = Buffer.from(JSON.stringify({ topic, paths, answer }) + newline);
    bytes += line.length;
    if (bytes > maxBytes) break;
    lines.push(line);
    hashes.set(paths.join(" "), hashOf(line));
  }
  const token = `${version}.${hashOf([...hashes].join(newline))}`;
  return { topic, version, token, lines, hashes };
}

/** The lines that bring a holder of `known` up to date: what changed or is new, then what is gone. */
export function changedLines({ topic, lines, hashes }: TopicPart, known: TopicHashes): Buffer[] {
  const keys = [...hashes.keys()];
  const changed = lines.filter((_line, at) => {
    const key = keys[at] ?? "";
    return hashes.get(key) !== known.get(key);
  });
  const gone = [...known.keys()].filter((key) => !hashes.has(key)).flatMap((key) => key.split(" "));
  if (gone.length > 0) changed.push(Buffer.from(JSON.stringify({ topic, gone }) + newline));
  return changed;
}
