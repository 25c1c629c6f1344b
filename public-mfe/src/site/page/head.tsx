import { useIsLite } from "@ministry/shared-ui";
import { alternatesOf, fullTitle, headTags, structuredData, type PageFacts } from "./page-facts.ts";
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
      {import.meta.env.SSR && <ForPrograms {...facts} />}
    </>
  );
}

/**
 * The page's other languages and its JSON-LD, for programs, which read pages as they are sent; the lite edition spares
 * the bytes. JSON-LD is no element of React's, which makes scripts out of HTML, and that the site's Trusted Types
 * refuse: a page carries it as a `meta`, and `compose` puts the data block there.
 */
function ForPrograms(facts: PageFacts) {
  const { config } = useSite();
  if (useIsLite()) return null;
  const json = structuredData(facts, config.siteBase);
  return (
    <>
      {alternatesOf(facts.path, config).map(([hreflang, href]) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      {json !== undefined && <meta name="structured-data" content={json} />}
    </>
  );
}
