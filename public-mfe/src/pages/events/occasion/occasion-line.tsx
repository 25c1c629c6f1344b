import type { NewsEvent } from "@ministry/api-client";
import { Badge } from "@ministry/shared-ui";
import { eventTexts } from "../../../content/records/events.ts";
import { occasionInWords } from "../../../site/text/occasions.ts";
import { useNow } from "../../../site/view/use-now.ts";
import css from "./occasion-line.module.css";

/** When and where an event takes place, and whether it has yet to begin; nothing where its record says neither. */
export function OccasionLine({ event }: { event: NewsEvent }) {
  const now = useNow();
  const when = occasionInWords(event);
  if (!when && !event.venue) return null;
  return (
    <p className={css.line}>
      {Date.parse(event.startsAt ?? "") > now && <Badge tone="success">{eventTexts.toCome}</Badge>}
      {when && <time dateTime={event.startsAt}>{when}</time>}
      {event.venue && <span dir="auto">{event.venue}</span>}
    </p>
  );
}
