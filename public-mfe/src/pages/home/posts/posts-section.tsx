import { Icon, LinkButton, Section, VisuallyHidden } from "@ministry/shared-ui";
import { Suspense } from "react";
import { ofTheEventsWord, posts } from "../../../content/home/home-further.ts";
import { ErrorBoundary } from "../../../site/view/error-boundary.tsx";
import { PostSkeletons } from "./post-skeletons.tsx";
import { RecentPosts } from "./recent-posts.tsx";

/** The latest events (P-64 … P-68). As a rule the cards stand in the HTML, with the events in them. */
export function PostsSection() {
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
      <ErrorBoundary fallback={<p role="status">{posts.failed}</p>}>
        <Suspense fallback={<PostSkeletons />}>
          <RecentPosts />
        </Suspense>
      </ErrorBoundary>
    </Section>
  );
}
