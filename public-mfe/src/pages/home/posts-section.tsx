import { Icon, LinkButton, Section, VisuallyHidden } from "@ministry/shared-ui";
import { lazy, Suspense } from "react";
import { posts } from "../../content/home.ts";
import { ErrorBoundary } from "../../site/error-boundary.tsx";
import { PostSkeletons } from "./post-skeletons.tsx";

// The only part of this page with data: it comes after the rest, with the API's client, and asks for its files in a
// task of its own, which takes a slow phone as long as the rest of the section.
const RecentPosts = lazy(async () => {
  await new Promise((resolve) => setTimeout(resolve));
  return { default: (await import("./recent-posts.tsx")).RecentPosts };
});

/** The latest events (P-64 … P-68). */
export function PostsSection() {
  return (
    <Section
      title={posts.title}
      ground="sunk"
      action={
        <LinkButton variant="secondary" to={posts.to}>
          {posts.more}
          <VisuallyHidden> of the events</VisuallyHidden> <Icon name="arrow" />
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
