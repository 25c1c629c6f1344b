import { createHash } from "node:crypto";

/** A snapshot as the API sends it (docs/api.md); its lines may be those of a delta. */
export function snapshotText(lines: object[], head: Record<string, unknown> = {}): string {
  const body = lines.map((line) => `${JSON.stringify(line)}\n`).join("");
  const first = {
    snapshot: 1,
    installation: "one",
    madeAt: "2026-11-21T08:00:00.000Z",
    version: { projects: "1.0000000000000000" },
    whole: ["projects"],
    sha256: createHash("sha256").update(body).digest("hex"),
    ...head,
  };
  return `${JSON.stringify(first)}\n${body}`;
}

export const snapshotAnswer = (text: string): Response =>
  new Response(text, { headers: { "content-type": "application/x-ndjson; charset=utf-8" } });
