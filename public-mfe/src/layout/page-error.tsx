import { ErrorState, Section } from "@ministry/shared-ui";
import { pageErrorHint, pageErrorText, pageErrorTitle } from "../content/layout/layout.ts";

/** A page that could not be shown: its file did not come, or it failed. Header, footer and the rest go on. */
export function PageError() {
  return (
    <Section title={pageErrorTitle}>
      <ErrorState message={pageErrorText} hint={pageErrorHint} onRetry={() => location.reload()} />
    </Section>
  );
}
