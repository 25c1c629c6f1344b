import { allImagesUrl, defaultEventPageSize, type NewsEvent } from "@ministry/api-client";
import { Card, EmptyState, ErrorState, Icon, Picture } from "@ministry/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useEffect } from "react";
import { Link } from "react-router-dom";
import { posts } from "../../content/home.ts";
import { eventPath } from "../../paths.ts";
import { useApi } from "../../site/api.ts";
import { useSite } from "../../site/site.tsx";
import { eventPageQuery } from "../events/events-query.ts";
import css from "./posts.module.css";
import { PostSkeletons } from "./post-skeletons.tsx";

/**
 * The latest events as cards, or what is known of why there are none (P-64 … P-68, P-194). The last three
 * of the first page are the latest (P-65, AMB-03).
 */
export function RecentPosts() {
  const { data, error, isFetching, refetch } = useQuery(eventPageQuery(useApi(), 1, defaultEventPageSize));
  // Drawn in slices: the answer may come while somebody is using the page.
  const events = useDeferredValue(data?.items);
  useEffect(() => {
    if (error) console.error(posts.failed, error);
  }, [error]);
  if (events) return <Cards events={events.slice(-3)} />;
  if (error && !isFetching) {
    return <ErrorState role="status" message={posts.failed} onRetry={() => void refetch()} />;
  }
  return <PostSkeletons />;
}

function Cards({ events }: { events: NewsEvent[] }) {
  const { apiBase } = useSite().config;
  if (events.length === 0) return <EmptyState text={posts.none} />;
  return (
    <ul className={css.grid} role="list">
      {events.map((event) => (
        <Card as="li" key={event.id} media={<Cover event={event} apiBase={apiBase} />}>
          <h3 dir="auto">{event.title}</h3>
          <p className={css.text} dir="auto">
            {event.description}
          </p>
          <Link className={css.more} to={eventPath(event.id)} aria-label={`Read for More: ${event.title}`}>
            Read for More <Icon name="arrow" />
          </Link>
        </Card>
      ))}
    </ul>
  );
}

/** Covers on the home page come from the API's own host (P-66). */
function Cover({ event, apiBase }: { event: NewsEvent; apiBase: string }) {
  const url = allImagesUrl(event.coverImage?.reference, apiBase);
  if (!event.coverImage || !url) return null;
  return (
    <Picture
      picture={{ ...event.coverImage, url }}
      alt=""
      aspect="16 / 9"
      sizes="(min-width: 60rem) 24rem, (min-width: 40rem) 50vw, 100vw"
    />
  );
}
