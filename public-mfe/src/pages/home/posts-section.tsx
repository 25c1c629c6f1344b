import { Icon, LinkButton, Section, VisuallyHidden } from "@ministry/shared-ui";
import { lazy, Suspense, useEffect, useRef } from "react";
import { ofTheEventsWord, posts } from "../../content/home.ts";
import { ErrorBoundary } from "../../site/error-boundary.tsx";
import { comesNear } from "../../site/near.ts";
import { PostSkeletons } from "./post-skeletons.tsx";

let show: (section: Promise<void>) => void;
const isNear = new Promise<void>((resolve) => (show = resolve));

// The cards stand in the HTML as a rule, with the events in them; their script is asked for when they come near.
const RecentPosts = lazy(async () => {
  if (!import.meta.env.SSR) await isNear;
  return { default: (await import("./recent-posts.tsx")).RecentPosts };
});

/** The latest events (P-64 … P-68). */
export function PostsSection() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current) show(comesNear(place.current));
  }, []);
  return (
    <Section
      title={posts.title}
      ground="sunk"
      action={
        <LinkButton variant="secondary" to={posts.to}>
          {posts.more}
          <VisuallyHidden>{ofTheEventsWord}</VisuallyHidden> <Icon name="arrow" />
        </LinkButton>
      }
    >
      <div ref={place}>
        <ErrorBoundary fallback={<p role="status">{posts.failed}</p>}>
          <Suspense fallback={<PostSkeletons />}>
            <RecentPosts />
          </Suspense>
        </ErrorBoundary>
      </div>
    </Section>
  );
}
