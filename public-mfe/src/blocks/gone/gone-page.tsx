import { LinkButton, Section } from "@ministry/shared-ui";
import { goneHint } from "../../content/layout/layout.ts";
import { notFoundTexts } from "../../content/site/not-found.ts";
import type { PageFacts } from "../../site/page/page-facts.ts";
import { Page } from "../../site/page/page.tsx";
import { PopularLinks } from "./popular-links.tsx";

interface GonePageProps {
  /** What the page would have said of itself. */
  facts: PageFacts;
  title: string;
  /** What the specification has the record's page say. */
  message: string;
  /** The list that the record is missing from. */
  list: { to: string; label: string };
}

/** The page of a record that the API does not have, or has no longer: says so once, and shows the ways on. */
export function GonePage({ facts, title, message, list }: GonePageProps) {
  return (
    <Page
      {...facts}
      {...{ title, path: undefined, feed: undefined }}
      lead={
        <span role="alert">
          <span>{message}</span> {goneHint}
        </span>
      }
      actions={<LinkButton to={list.to}>{list.label}</LinkButton>}
    >
      <Section title={notFoundTexts.ways}>
        <PopularLinks />
      </Section>
    </Page>
  );
}
