import { Card, EmptyState, ErrorState, Icon, Picture, type PictureProps } from "@ministry/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useEffect } from "react";
import { Link } from "react-router-dom";
import { moreWord, posts } from "../../../content/home/home-further.ts";
import { eventPath } from "../../../paths.ts";
import { useSite } from "../../../site/host/site.tsx";
import type { LatestEvent } from "./latest-event.ts";
import { latestEventsQuery } from "./latest-events-query.ts";
import css from "./posts.module.css";
import { PostSkeletons } from "./post-skeletons.tsx";

/** The latest events as cards, or what is known of why there are none (P-64 … P-68, P-194). */
export function RecentPosts() {
  const { data, error, isFetching, refetch } = useQuery(latestEventsQuery(useSite()));
  // Drawn in slices: the answer may come while somebody is using the page.
  const events = useDeferredValue(data);
  useEffect(() => {
    if (error) console.error(posts.failed, error);
  }, [error]);
  if (events) return <Cards events={events} />;
  if (error && !isFetching) {
    return <ErrorState role="status" message={posts.failed} onRetry={() => void refetch()} />;
  }
  // The news further up ask for the same events: by the time this comes alive in the browser they may be there, and what
  // stands in the HTML must not differ. So it is left to the browser as a whole.
  if (import.meta.env.SSR) throw new Error("the events are not known");
  return <PostSkeletons />;
}

function Cards({ events }: { events: LatestEvent[] }) {
  if (events.length === 0) return <EmptyState text={posts.none} />;
  return (
    <ul className={css.grid} role="list">
      {events.map((event) => (
        <Card as="li" key={event.id} media={event.cover && <Cover picture={event.cover} />}>
          <h3 dir="auto" lang={event.titleLang}>
            {event.title}
          </h3>
          <p className={css.text} dir="auto" lang={event.lang}>
            {event.description}
          </p>
          <Link className={css.more} to={eventPath(event.id)} aria-label={`${moreWord}: ${event.title}`}>
            {moreWord} <Icon name="arrow" />
          </Link>
        </Card>
      ))}
    </ul>
  );
}

const Cover = ({ picture }: Pick<PictureProps, "picture">) => (
  <Picture
    picture={picture}
    alt=""
    aspect="16 / 9"
    sizes="(min-width: 60rem) 24rem, (min-width: 40rem) 50vw, 100vw"
  />
);
