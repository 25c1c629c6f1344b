import { failureKinds, mostReported, type ReportBatch } from "@ministry/contract";
import { partNames } from "../sites/parts.ts";

/** Largest body of a report, in bytes. */
export const maxBytes = 8 * 1024;

/**
 * Reads a report. Anybody can send one: `undefined` for whatever is not exactly a `ReportBatch`, which names each build
 * and each kind of its failures once.
 */
export function parseBatch(text: string): ReportBatch | undefined {
  const value = parse(text);
  if (!isRecord(value) || Object.keys(value).sort().join() !== "failures,schema,visits") return undefined;
  const { schema, visits, failures } = value;
  if (schema !== 1 || !isListOf(visits, 2) || !isListOf(failures, 3)) return undefined;
  if (!failures.every(([, , kind]) => failureKinds.some((known) => known === kind))) return undefined;
  return value as unknown as ReportBatch;
}

const isListOf = (value: unknown, length: number): value is string[][] =>
  Array.isArray(value) &&
  value.length <= mostReported &&
  value.every((entry) => Array.isArray(entry) && entry.length === length && isBuild(entry)) &&
  new Set(value.map(String)).size === value.length;

const isBuild = ([part, buildId]: unknown[]): boolean =>
  partNames.some((name) => name === part) && typeof buildId === "string" && /^[\w-]{1,64}$/.test(buildId);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
