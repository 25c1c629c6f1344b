import { ErrorState, Section } from "@ministry/shared-ui";

/** A page that could not be shown: its file did not come, or it failed. Header, footer and the rest go on. */
export function PageError() {
  return (
    <Section title="This page could not be shown">
      <ErrorState
        message="Something went wrong while loading this page."
        hint="Check your connection and try again. The other pages still work."
        onRetry={() => location.reload()}
      />
    </Section>
  );
}
