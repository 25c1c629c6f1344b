import { Button, Skeleton } from "@ministry/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { Link } from "react-router-dom";
import { start } from "../../../content/home/start.ts";
import { eventPath, paths } from "../../../paths.ts";
import { ErrorBoundary } from "../../../site/view/error-boundary.tsx";
import { useSite } from "../../../site/host/site.tsx";
import { EventFactsLine } from "../../events/event-facts-line.tsx";
import { latestEventsQuery } from "../posts/latest-events-query.ts";
import { usePreviousVisit } from "../../../visits/use-previous-visit.ts";
import css from "./start.module.css";

// For those who were here before.
const WhatsNew = lazy(async () => ({ default: (await import("./whats-new.tsx")).WhatsNew }));

/** The latest events, newest first, in a line each. As a rule they come with the page's HTML. */
export function LatestNews() {
  const since = usePreviousVisit();
  const { data, error, refetch } = useQuery(latestEventsQuery(useSite()));
  return (
    <section className={css.news} aria-label={start.news}>
      <p className={css.head}>
        <b>{start.news}</b> <Link to={paths.events}>{start.allNews}</Link>
      </p>
      <ul role="list">
        {data &&
          [...data].reverse().map((event) => (
            <li key={event.id}>
              <EventFactsLine event={event} />
              <Link to={eventPath(event.id)} dir="auto" lang={event.titleLang}>
                {event.title}
              </Link>
            </li>
          ))}
        {!data &&
          !error &&
          [1, 2, 3].map((place) => (
            <li key={place} aria-hidden="true">
              <Skeleton />
            </li>
          ))}
      </ul>
      {data?.length === 0 && <p>{start.noNews}</p>}
      {!data && error && (
        <p role="status">
          {start.newsFailed}{" "}
          <Button variant="secondary" size="small" onClick={() => void refetch()}>
            {start.tryAgain}
          </Button>
        </p>
      )}
      {since !== undefined && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <WhatsNew since={since} />
          </Suspense>
        </ErrorBoundary>
      )}
    </section>
  );
}
