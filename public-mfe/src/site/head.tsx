import { useSyncExternalStore } from "react";
import { ministryName } from "../content/ministry-name.ts";

export interface HeadProps {
  /** Title of the page; the ministry's name is put behind it. */
  title: string;
  /** One or two sentences for search results and shared links. */
  description?: string;
  /** The page's address as the contract spells it, `/WaterProject`; left out for pages nobody should find. */
  path?: string;
  /** Full address of a picture for shared links. */
  image?: string;
}

/** Title, description and address of a page; React lifts them into the document's head. */
export function Head({ title, description, path, image }: HeadProps) {
  // Prerendered pages do not know where they will stand: the address is filled in by the browser.
  const origin = useSyncExternalStore(never, browserOrigin, nowhere);
  const full = title === ministryName ? title : `${title} – ${ministryName}`;
  const short = description && clip(description);
  const address = path !== undefined && origin ? origin + path : undefined;
  return (
    <>
      <title>{full}</title>
      {short && <meta name="description" content={short} />}
      {path === undefined && <meta name="robots" content="noindex" />}
      {address && <link rel="canonical" href={address} />}
      <meta property="og:title" content={full} />
      <meta property="og:type" content="website" />
      {short && <meta property="og:description" content={short} />}
      {address && <meta property="og:url" content={address} />}
      {image && <meta property="og:image" content={image} />}
    </>
  );
}

/** The first sentences of a longer text, at most 160 characters. */
function clip(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length <= 160 ? line : `${line.slice(0, 159).replace(/\s\S*$/, "")}…`;
}

const never = () => () => {};
const browserOrigin = () => location.origin;
const nowhere = () => undefined;
