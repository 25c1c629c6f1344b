import type { NewsEvent, Project, Publication } from "@ministry/api-client";
import { paths, to } from "../../paths.ts";
import { plain } from "../../screen/plain.ts";

export interface Found {
  to: string;
  title: string;
  kind: string;
}

const mostShown = 12;

/** Titles that contain the text, whatever their case and accents; those that begin with it first. */
export function find(
  text: string,
  { projects, events, documents }: { projects: Project[]; events: NewsEvent[]; documents: Publication[] },
): Found[] {
  const wanted = plain(text);
  const everything: Found[] = [
    ...projects.map(({ id, title, sector }) => ({
      to: to(sector === "energy" ? paths.energyProjectUpdate : paths.waterProjectUpdate, { id }),
      title,
      kind: sector === "energy" ? "Energy project" : "Water project",
    })),
    ...events.map(({ id, title }) => ({ to: to(paths.eventUpdate, { id }), title, kind: "Event" })),
    ...documents.map(({ id, title }) => ({ to: to(paths.documentUpdate, { id }), title, kind: "Document" })),
  ];
  return everything
    .map((found) => ({ found, at: plain(found.title).indexOf(wanted) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => Number(a.at > 0) - Number(b.at > 0))
    .slice(0, mostShown)
    .map(({ found }) => found);
}
