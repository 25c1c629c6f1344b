import type { NewsEvent } from "@ministry/api-client";
import { DateLine } from "../../blocks/records/date-line.tsx";
import { eventSectors } from "../../content/records/event-sectors.ts";
import { NewMark } from "../../visits/new-mark.tsx";
import css from "./event-facts-line.module.css";

/** What the line says of an event. */
export type ListedEvent = Pick<NewsEvent, "createdAt" | "sector" | "district">;

/** When an event was published, its sector and its place, as far as they are known. */
export function EventFactsLine({ event, label }: { event: ListedEvent; label?: string }) {
  const { createdAt, sector, district } = event;
  return (
    <p className={css.facts}>
      <NewMark published={createdAt} />
      <DateLine iso={createdAt} label={label} />
      {sector && <span>{eventSectors[sector]}</span>}
      {district && <span dir="auto">{district}</span>}
    </p>
  );
}
