import { feedPath } from "@ministry/contract";
import { EmptyState, LinkButton, Prose, Section } from "@ministry/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { EntryList } from "../../blocks/texts/entry-list.tsx";
import { eventSectors, sectorFeedTitles } from "../../content/records/event-sectors.ts";
import { eventTexts } from "../../content/records/events.ts";
import { feedTexts } from "../../content/site/feeds.ts";
import { paths } from "../../paths.ts";
import { useApi } from "../../site/host/api.ts";
import { Page } from "../../site/page/page.tsx";
import { QueryView } from "../../site/view/query-view.tsx";
import { EventRows, EventRowSkeletons } from "../events/list/event-rows.tsx";
import { noFilter } from "../events/list/event-filter.ts";
import { listedEventsQuery } from "../events/list/listed-events.ts";
import { FeedAddress } from "./feed-address.tsx";
import css from "./feeds.module.css";

const shownEntries = 10;
const sectors = Object.keys(eventSectors) as (keyof typeof eventSectors)[];

/** What a feed is, the feeds there are, and the newest entries of the one that was opened. */
export function FeedsPage() {
  const [params] = useSearchParams();
  const sector = sectors.find((each) => each === params.get("sector"));
  const filter = { ...noFilter, sector: sector ?? "" };
  const query = useQuery(listedEventsQuery(useApi(), filter, 1, shownEntries));
  const { title, lead, how, addresses, latest, whole } = feedTexts;
  const ofFeed = sector ? sectorFeedTitles[sector] : eventTexts.title;
  return (
    <Page
      title={title}
      lead={lead}
      description={lead}
      path={paths.feeds}
      trail={[{ label: eventTexts.title, to: paths.events }]}
      feed={sector}
      size="low"
    >
      <Section title={addresses} dense>
        <EntryList>
          <FeedAddress title={eventTexts.title} text={feedTexts.ofAll} path={feedPath()} />
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
        <QueryView query={query} skeleton={<EventRowSkeletons />} failed={eventTexts.failed}>
          {({ items }) =>
            items.length === 0 ? <EmptyState text={feedTexts.none} /> : <EventRows events={items} />
          }
        </QueryView>
        <p className={css.whole}>
          <LinkButton variant="secondary" to={paths.events + (sector ? `?sector=${sector}` : "")}>
            {whole}
          </LinkButton>
        </p>
      </Section>
    </Page>
  );
}
