import { LinkButton, Loading, Skeleton, Wrap } from "@ministry/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { GonePage } from "../../blocks/gone/gone-page.tsx";
import { ShareLinks } from "../../blocks/records/share-links.tsx";
import { byMinistry, eventTexts, loadingEventText } from "../../content/records/events.ts";
import { eventPath, paths } from "../../paths.ts";
import { useApi } from "../../site/host/api.ts";
import { Page } from "../../site/page/page.tsx";
import { isGone, QueryView } from "../../site/view/query-view.tsx";
import { EventBody } from "./event-body.tsx";
import { eventFacts } from "./event-facts.ts";
import { eventQuery } from "./events-query.ts";
import css from "./event-page.module.css";

/** One event (P-156 … P-159). */
export function EventPage() {
  const { id = "" } = useParams();
  const query = useQuery(eventQuery(useApi(), id));
  const event = query.data;
  if (isGone(query.error))
    return (
      <GonePage
        facts={eventFacts(undefined, id)}
        title={eventTexts.gone}
        message={eventTexts.oneFailed}
        list={{ to: paths.events, label: eventTexts.all }}
      />
    );
  return (
    <Page
      {...eventFacts(event, id)}
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

function EventSkeleton() {
  return (
    <Loading label={loadingEventText}>
      <div className={css.event}>
        <Skeleton height="8rem" />
        <Skeleton width="90%" />
        <Skeleton width="70%" />
      </div>
    </Loading>
  );
}
