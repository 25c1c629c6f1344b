import { sha256Hex } from "../network/sha256-hex.ts";

/** A snapshot as it came: what changed by topic and path, and what is gone. */
export interface Snapshot {
  installation: string;
  madeAt: string;
  version: Record<string, string>;
  /** Topics that replace what is held of them. */
  whole: string[];
  changes: Change[];
}

export interface Change {
  topic: string;
  path: string;
  /** Absent: the path is gone. */
  answer?: unknown;
}

interface Line {
  topic: string;
  paths?: string[];
  answer?: unknown;
  gone?: string[];
}

/**
 * Reads a snapshot (docs/api.md) and compares it with the checksum in its first line.
 *
 * @throws when a byte is wrong, or when it is no snapshot
 */
export async function parseSnapshot(body: ArrayBuffer): Promise<Snapshot> {
  const bytes = new Uint8Array(body);
  const end = bytes.indexOf(10);
  const head = parseHead(new TextDecoder().decode(bytes.subarray(0, Math.max(end, 0))));
  const rest = bytes.subarray(end + 1);
  if ((await sha256Hex(rest)) !== head.sha256) throw new Error("the snapshot has a wrong byte");
  const lines = new TextDecoder()
    .decode(rest)
    .split("\n")
    .filter((line) => line !== "");
  const { installation, madeAt, version, whole } = head;
  return { installation, madeAt, version, whole, changes: lines.flatMap((line) => changesIn(line)) };
}

function changesIn(line: string): Change[] {
  const { topic, paths = [], answer, gone = [] } = JSON.parse(line) as Line;
  return [...paths.map((path) => ({ topic, path, answer })), ...gone.map((path) => ({ topic, path }))];
}

function parseHead(text: string): Omit<Snapshot, "changes"> & { sha256: string } {
  const head = JSON.parse(text) as Partial<Snapshot> & { snapshot?: number; sha256?: string };
  const { installation, madeAt, version, whole, sha256: checksum } = head;
  if (head.snapshot !== 1 || !installation || !madeAt || !version || !whole || !checksum)
    throw new Error("no snapshot of this version");
  return { installation, madeAt, version, whole, sha256: checksum };
}
