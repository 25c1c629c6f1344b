import { useIsLite } from "@ministry/shared-ui";
import { useEffect } from "react";
import { alternatesOf, fullTitle, headTags, structuredData, type PageFacts } from "./page-facts.ts";
import { showData } from "./data-block.ts";
import { useSite } from "../host/site.tsx";

/** What a page says of itself; React lifts it into the document's head. */
export function Head(facts: PageFacts) {
  const { siteBase } = useSite().config;
  return (
    <>
      <title>{fullTitle(facts)}</title>
      {headTags(facts, siteBase).map(([Tag, attributes]) => (
        <Tag key={attributes.property ?? attributes.name ?? attributes.rel} {...attributes} />
      ))}
      {import.meta.env.SSR && <Alternates path={facts.path} />}
      <StructuredData json={structuredData(facts, siteBase)} />
    </>
  );
}

/** The page's other languages, for those who read pages without running them; the lite edition spares the bytes. */
function Alternates({ path }: Pick<PageFacts, "path">) {
  const { config } = useSite();
  if (useIsLite()) return null;
  return alternatesOf(path, config).map(([hreflang, href]) => (
    <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
  ));
}

/**
 * Keeps the page's JSON-LD in the head. Not as an element of React's, which makes scripts out of HTML, and that the
 * site's Trusted Types refuse; a page that is rendered ahead carries it as a `meta`, and `compose` puts the data
 * block there. Pages of the lite edition spare its bytes: search engines read the app's.
 */
function StructuredData({ json }: { json: string | undefined }) {
  const isLite = useIsLite();
  useEffect(() => (json === undefined ? undefined : showData(json)), [json]);
  return import.meta.env.SSR && !isLite && json !== undefined ? (
    <meta name="structured-data" content={json} />
  ) : null;
}
