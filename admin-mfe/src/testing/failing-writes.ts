import { vi } from "vitest";
import { on, type Answer, type ReplyParts } from "./render-portal.tsx";

export const id = "65a000000000000000000001";
const updatedAt = "2026-03-01T08:00:00.000Z";
const project = {
  ...{ _id: id, title: "Borehole", desc: "Deep", componentTitle: "Parts", updatedAt },
  achievements: [{ _id: "c1", title: "Drilled", detail: "", progress: 60 }],
};
const event = {
  _id: id,
  title: "Opening",
  ministry: "Water",
  description: "",
  moreDescription: "",
  updatedAt,
};
const document1 = {
  ...{ _id: "d1", title: "Plan", description: "", category: "water", filename: "plan.pdf" },
  ...{
    mimetype: "application/pdf",
    size: 10,
    path: "document/x.pdf",
    fileUrl: "http://api.test/x.pdf",
    updatedAt,
  },
};
const photos = { photos: [{ _id: "p1", Image: "a.jpg" }] };

/** Answers to every read, of a server that holds one record of each kind. */
export const reads: Answer[] = [
  on("GET", /^\/readProject(Energy|Water)\//, { json: [project] }),
  on("GET", /^\/readProject(Energy|Water)Singal\//, { json: project }),
  on("GET", /^\/ReadS.*Achiev\//, { json: { ...project.achievements[0], index: 0, updatedAt } }),
  on("GET", /^\/readProjectEvent\/Event\?/, { json: { items: [event], total: 1, limit: 50 } }),
  on("GET", /^\/readProjectEventSingal\//, { json: event }),
  on("GET", /^\/ReadAssess\/DocumentFile\//, { json: { data: document1 } }),
  on("GET", "/ReadAssess/DocumentFile", { json: { data: [document1] } }),
  on("GET", /^\/Read(Energy|Water)ProjectPhoto\//, { json: photos }),
  on("GET", /^\/trash/, { json: { items: [] } }),
];

/** Answers that say no; 429 names a time to come back at. */
export const refusals: ReplyParts[] = [
  ...[400, 403, 404, 409, 412, 413, 415, 422, 500, 503].map((status) => ({ status })),
  { status: 429, headers: { "Retry-After": "30" } },
];

/** Makes unanswered requests time out at once, instead of after a minute or more. */
export function hurry() {
  const wait = globalThis.setTimeout;
  const shortened = (ms = 0) => (ms >= 60_000 && ms <= 200_000 ? 0 : ms);
  vi.spyOn(globalThis, "setTimeout").mockImplementation(((call: () => void, ms?: number) =>
    wait(call, shortened(ms))) as typeof setTimeout);
}
