import { SavedCopies, Prose, Section, useIsLite } from "@ministry/shared-ui";
import { lazy, Suspense } from "react";
import { offlinePage } from "../../content/site/offline.ts";
import { LiteKeeping } from "../../lite/lite-keeping.tsx";
import { paths } from "../../paths.ts";
import { Page } from "../../site/page/page.tsx";
import { useSite } from "../../site/host/site.tsx";
import { useIsLive } from "../../site/browser/use-is-live.ts";
import { InstallWays } from "./install-ways.tsx";

// A file of its own: pages that were never fetched show the same list.
const SavedPages = lazy(async () => ({
  default: (await import("../../site/view/saved-pages.tsx")).SavedPages,
}));

/** What this device has saved of the site, what opens without a connection, and how to install it (docs/offline.md). */
export function OfflinePage() {
  const { title, lead, description, keeps, opens, how } = offlinePage;
  const { kept } = useSite();
  const isLive = useIsLive();
  const isLite = useIsLite();
  return (
    <Page title={title} lead={lead} description={description} path={paths.offline}>
      {import.meta.env.SSR && isLite ? (
        <LiteKeeping />
      ) : (
        <Section title={keeps.title}>
          {isLive && kept && <SavedCopies source={kept} nowhere={keeps.nowhere} />}
          {isLive && !kept && <p>{keeps.nowhere}</p>}
        </Section>
      )}
      {isLive && kept && (
        <Section title={opens.title} ground="sunk">
          <Suspense fallback={<p role="status">{opens.looking}</p>}>
            <SavedPages />
          </Suspense>
        </Section>
      )}
      {!(import.meta.env.SSR && isLite) && (
        <>
          <InstallWays />
          <Section title={how.title} ground="sunk">
            <Prose text={how.paragraphs.join("\n\n")} />
          </Section>
        </>
      )}
    </Page>
  );
}
