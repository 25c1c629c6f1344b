import type { NewsEvent } from "@ministry/api-client";
import { LinkButton, Loading, Picture, Prose, Skeleton, Wrap } from "@ministry/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { DateLine } from "../../blocks/date-line.tsx";
import { ShareLinks } from "../../blocks/share-links.tsx";
import { eventTexts } from "../../content/events.ts";
import { eventPath, paths } from "../../paths.ts";
import { useApi } from "../../site/api.ts";
import { Page } from "../../site/page.tsx";
import { QueryView } from "../../site/query-view.tsx";
import { eventQuery } from "./events-query.ts";
import css from "./event-page.module.css";

/** One event (P-156 … P-159). */
export function EventPage() {
  const { id = "" } = useParams();
  const query = useQuery(eventQuery(useApi(), id));
  const event = query.data;
  return (
    <Page
      title={event ? event.title || eventTexts.untitled : eventTexts.one}
      lead={event?.ministry ? `By ${event.ministry}` : undefined}
      description={event?.description}
      image={event?.coverImage?.url}
      path={eventPath(id)}
      trail={[{ label: eventTexts.title, to: paths.events }]}
      actions={event && <ShareLinks title={event.title} />}
    >
      <div className={css.page}>
        <Wrap>
          <QueryView
            query={query}
            skeleton={<EventSkeleton />}
            failed={eventTexts.oneFailed}
            otherwise={<LinkButton to={paths.events}>See all events</LinkButton>}
          >
            {(loaded) => <EventBody event={loaded} />}
          </QueryView>
        </Wrap>
      </div>
    </Page>
  );
}

function EventBody({ event }: { event: NewsEvent }) {
  const { coverImage, objectiveImage, description, moreDescription, createdAt } = event;
  return (
    <article className={css.event}>
      {coverImage && (
        <div className={css.cover}>
          <Picture
            picture={coverImage}
            alt=""
            aspect="16 / 9"
            sizes="(min-width: 60rem) 52rem, 100vw"
            priority
          />
        </div>
      )}
      <p className={css.date}>
        <DateLine iso={createdAt} label="Published" />
      </p>
      {description && <Prose text={description} lead />}
      {moreDescription && <Prose text={moreDescription} />}
      {!description && !moreDescription && <p className={css.date}>{eventTexts.noText}</p>}
      {objectiveImage && (
        <div className={css.second}>
          <Picture picture={objectiveImage} alt="" sizes="(min-width: 60rem) 40rem, 100vw" />
        </div>
      )}
    </article>
  );
}

function EventSkeleton() {
  return (
    <Loading label="Loading event">
      <div className={css.event}>
        <Skeleton height="min(29rem, 52vw)" />
        <Skeleton width="90%" />
        <Skeleton width="70%" />
      </div>
    </Loading>
  );
}
