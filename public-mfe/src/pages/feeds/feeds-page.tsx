import type { Sector } from "@ministry/api-client";
import { feedPath } from "@ministry/contract";
import { EmptyState, LinkButton, Prose, Section } from "@ministry/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { EntryList } from "../../blocks/texts/entry-list.tsx";
import { eventSectors, sectorFeedTitles } from "../../content/records/event-sectors.ts";
import { feedTexts } from "../../content/site/feeds.ts";
import { paths, projectsPath } from "../../paths.ts";
import { useApi } from "../../site/host/api.ts";
import { Page } from "../../site/page/page.tsx";
import { QueryView } from "../../site/view/query-view.tsx";
import { FeedAddress } from "./feed-address.tsx";
import { newestItemsQuery } from "./published/every-item.ts";
import { ItemRows, ItemRowSkeletons } from "./published/item-rows.tsx";
import css from "./feeds.module.css";

const { lists } = feedTexts;
const shownEntries = 10;
const sectors = Object.keys(eventSectors) as (keyof typeof eventSectors)[];

/** The lists that have all of what a feed has the newest of. */
const listsOf = (sector: Sector | undefined) => [
  { to: paths.events + (sector ? `?sector=${sector}` : ""), label: lists.events },
  sector
    ? { to: projectsPath(sector), label: lists[sector] }
    : { to: paths.projectMap, label: lists.projects },
  { to: paths.publications, label: lists.publications },
];

/** What a feed is, the feeds there are, and the newest entries of the one that was opened. */
export function FeedsPage() {
  const [params] = useSearchParams();
  const sector = sectors.find((each) => each === params.get("sector"));
  const query = useQuery(newestItemsQuery(useApi(), sector, shownEntries));
  const { title, lead, how, addresses, latest, whole } = feedTexts;
  const ofFeed = sector ? sectorFeedTitles[sector] : feedTexts.all;
  return (
    <Page
      title={title}
      lead={lead}
      description={lead}
      path={paths.feeds}
      trail={[{ label: lists.events, to: paths.events }]}
      feed={sector}
      size="low"
    >
      <Section title={addresses} dense>
        <EntryList>
          <FeedAddress title={feedTexts.all} text={feedTexts.ofAll} path={feedPath()} />
          {sectors.map((each) => (
            <FeedAddress
              key={each}
              title={sectorFeedTitles[each]}
              text={feedTexts.ofSector[each]}
              path={feedPath(each)}
            />
          ))}
        </EntryList>
      </Section>
      <Section title={how.title}>
        <Prose text={how.paragraphs.join("\n\n")} />
      </Section>
      <Section title={`${latest}: ${ofFeed}`} ground="sunk">
        <QueryView query={query} skeleton={<ItemRowSkeletons />} failed={feedTexts.failed}>
          {(items) =>
            items.length === 0 ? <EmptyState text={feedTexts.none} /> : <ItemRows items={items} />
          }
        </QueryView>
        <h3 className={css.whole}>{whole}</h3>
        <p className={css.lists}>
          {listsOf(sector).map(({ to, label }) => (
            <LinkButton key={to} variant="secondary" to={to}>
              {label}
            </LinkButton>
          ))}
        </p>
      </Section>
    </Page>
  );
}
