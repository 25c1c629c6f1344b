import type { NewsEvent } from "@ministry/api-client";
import { Card, CardGrid, Loading, Picture, SkeletonCard } from "@ministry/shared-ui";
import { Clamped } from "../../blocks/clamped.tsx";
import { DateLine } from "../../blocks/date-line.tsx";
import { MoreLink } from "../../blocks/more-link.tsx";
import { eventTexts } from "../../content/events.ts";
import { eventPath } from "../../paths.ts";
import css from "./event-cards.module.css";

/** Events side by side, each with the way to its page (P-146, P-147). */
export function EventCards({ events }: { events: NewsEvent[] }) {
  return (
    <CardGrid as="ul" min="19rem">
      {events.map((event, index) => (
        <EventCard key={event.id || index} event={event} isFirst={index === 0} />
      ))}
    </CardGrid>
  );
}

function EventCard({ event, isFirst }: { event: NewsEvent; isFirst: boolean }) {
  const title = event.title || eventTexts.untitled;
  return (
    <Card
      as="li"
      media={
        event.coverImage && (
          <Picture
            picture={event.coverImage}
            alt=""
            aspect="16 / 9"
            sizes="(min-width: 60rem) 24rem, (min-width: 42rem) 50vw, 100vw"
            priority={isFirst}
          />
        )
      }
    >
      <p className={css.date}>
        <DateLine iso={event.createdAt} />
      </p>
      <h3 dir="auto">{title}</h3>
      {event.description && <Clamped text={event.description} />}
      {event.id && <MoreLink to={eventPath(event.id)} label={eventTexts.more} about={title} />}
    </Card>
  );
}

/** Cards in the making. */
export function EventCardSkeletons() {
  return (
    <Loading label="Loading events">
      <CardGrid min="19rem">
        {Array.from({ length: 6 }, (_, index) => (
          <SkeletonCard key={index} picture />
        ))}
      </CardGrid>
    </Loading>
  );
}
