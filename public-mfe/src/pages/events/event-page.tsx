import type { NewsEvent } from "@ministry/api-client";
import { Icon, LinkButton, Loading, Picture, Prose, Skeleton, Wrap } from "@ministry/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { ShareLinks } from "../../blocks/records/share-links.tsx";
import { byMinistry, eventTexts, loadingEventText, publishedText } from "../../content/records/events.ts";
import { eventPath, paths } from "../../paths.ts";
import { useApi } from "../../site/host/api.ts";
import { langOf } from "../../site/text/lang-of.ts";
import { Page } from "../../site/page/page.tsx";
import { isGone, QueryView } from "../../site/view/query-view.tsx";
import { EventFactsLine } from "./event-facts-line.tsx";
import { eventFacts } from "./event-facts.ts";
import { eventQuery } from "./events-query.ts";
import css from "./event-page.module.css";

/** One event (P-156 … P-159). */
export function EventPage() {
  const { id = "" } = useParams();
  const query = useQuery(eventQuery(useApi(), id));
  const event = query.data;
  return (
    <Page
      {...eventFacts(event, id)}
      {...(!event && isGone(query.error) && { title: eventTexts.gone, path: undefined })}
      lead={event?.ministry ? byMinistry(event.ministry) : undefined}
      actions={
        !query.error && (
          <ShareLinks
            title={event?.title || eventTexts.one}
            description={event?.description}
            path={eventPath(id)}
            subject={event && { kind: "event", event }}
          />
        )
      }
    >
      <div className={css.page}>
        <Wrap>
          <QueryView
            query={query}
            skeleton={<EventSkeleton />}
            failed={eventTexts.oneFailed}
            otherwise={<LinkButton to={paths.events}>{eventTexts.all}</LinkButton>}
          >
            {(loaded) => <EventBody event={loaded} />}
          </QueryView>
        </Wrap>
      </div>
    </Page>
  );
}

function EventBody({ event }: { event: NewsEvent }) {
  const { coverImage, objectiveImage, description, moreDescription } = event;
  return (
    <article className={css.event}>
      <div className={css.part}>
        {coverImage && (
          <div className={css.picture}>
            <Picture
              picture={coverImage}
              alt=""
              aspect="3 / 2"
              sizes="(min-width: 60rem) 36rem, 100vw"
              priority
            />
          </div>
        )}
        <div className={css.text}>
          <EventFactsLine event={event} label={publishedText} />
          {description && <Prose text={description} lead lang={langOf(event, "description")} />}
          {!description && !moreDescription && <p className={css.date}>{eventTexts.noText}</p>}
        </div>
      </div>
      {(moreDescription || objectiveImage) && (
        <div className={css.part}>
          <div className={css.text}>
            {moreDescription && <Prose text={moreDescription} lang={langOf(event, "moreDescription")} />}
          </div>
          {objectiveImage && (
            <div className={css.picture}>
              <Picture picture={objectiveImage} alt="" sizes="(min-width: 60rem) 36rem, 100vw" />
            </div>
          )}
        </div>
      )}
      <p className={css.more}>
        <LinkButton variant="secondary" to={paths.events}>
          {eventTexts.all} <Icon name="arrow" />
        </LinkButton>
      </p>
    </article>
  );
}

function EventSkeleton() {
  return (
    <Loading label={loadingEventText}>
      <div className={css.event}>
        <Skeleton height="min(29rem, 52vw)" />
        <Skeleton width="90%" />
        <Skeleton width="70%" />
      </div>
    </Loading>
  );
}
