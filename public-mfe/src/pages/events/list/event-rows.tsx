import type { NewsEvent } from "@ministry/api-client";
import { Loading, Picture, Skeleton } from "@ministry/shared-ui";
import { Clamped } from "../../../blocks/records/clamped.tsx";
import { MoreLink } from "../../../blocks/records/more-link.tsx";
import { eventTexts } from "../../../content/records/events.ts";
import { eventPath } from "../../../paths.ts";
import { langOf } from "../../../site/text/lang-of.ts";
import { EventFactsLine } from "../event-facts-line.tsx";
import { OccasionLine } from "../occasion/occasion-line.tsx";
import css from "./event-rows.module.css";

/** So many pictures stand on the first screen of a phone: they are loaded at once. */
const firstPictures = 2;

/** Events below each other, a small picture beside each, with the way to its page (P-146, P-147). */
export function EventRows({ events }: { events: readonly NewsEvent[] }) {
  return (
    <ul className={css.rows} role="list">
      {events.map((event, index) => (
        <EventRow key={event.id || index} event={event} isFirst={index < firstPictures} />
      ))}
    </ul>
  );
}

function EventRow({ event, isFirst }: { event: NewsEvent; isFirst: boolean }) {
  const title = event.title || eventTexts.untitled;
  return (
    <li className={css.row} data-accent={event.sector}>
      {event.coverImage && (
        <div className={css.picture}>
          <Picture picture={event.coverImage} alt="" aspect="4 / 3" sizes="6rem" priority={isFirst} />
        </div>
      )}
      <div className={css.text}>
        <h3 dir="auto" lang={langOf(event, "title")}>
          {title}
        </h3>
        <OccasionLine event={event} />
        {event.description && <Clamped text={event.description} lang={langOf(event, "description")} />}
      </div>
      <div className={css.foot}>
        <EventFactsLine event={event} />
        {event.id && <MoreLink to={eventPath(event.id)} label={eventTexts.more} about={title} />}
      </div>
    </li>
  );
}

/** Rows in the making. */
export function EventRowSkeletons() {
  return (
    <Loading label={eventTexts.loading}>
      <div className={css.rows}>
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index} className={`${css.row} ${css.waiting}`}>
            <Skeleton />
            <Skeleton />
          </div>
        ))}
      </div>
    </Loading>
  );
}
