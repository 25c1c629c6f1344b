import {
  addIcons,
  EmptyState,
  Icon,
  LinkButton,
  pageOf,
  pagePaths,
  Pager,
  Section,
  VisuallyHidden,
} from "@ministry/shared-ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { eventPagesText, eventTexts } from "../../../content/records/events.ts";
import { paths } from "../../../paths.ts";
import { useApi } from "../../../site/host/api.ts";
import { Page } from "../../../site/page/page.tsx";
import { QueryView } from "../../../site/view/query-view.tsx";
import { isFiltered } from "./event-filter.ts";
import { EventRows, EventRowSkeletons } from "./event-rows.tsx";
import { EventTools } from "./event-tools.tsx";
import { listedEventsQuery, type ListedEvents } from "./listed-events.ts";
import { pageSizes, usePaging, type Paging } from "./use-paging.ts";
import css from "./event-list-page.module.css";

addIcons(pagePaths);

/** Events and news, a page at a time, of a month, a place or a sector where one is chosen (P-145 … P-155). */
export function EventListPage() {
  const [query, paging] = useListedEvents(usePaging());
  const { title, banner, lead } = eventTexts;
  return (
    <Page
      title={title}
      heading={banner}
      lead={lead}
      description={lead}
      path={paths.events}
      feed={paging.filter.sector || undefined}
      size="low"
    >
      <Section title={eventTexts.latest} dense>
        <QueryView query={query} skeleton={<EventRowSkeletons />} failed={eventTexts.failed}>
          {(listed) => <Shown listed={listed} paging={paging} isOld={query.isPlaceholderData} />}
        </QueryView>
      </Section>
    </Page>
  );
}

/** A page of events, and which one it is: where an old link names a page that there is no more, the last. */
function useListedEvents(paging: Paging) {
  const api = useApi();
  const queryOf = (page: number) => ({
    ...listedEventsQuery(api, paging.filter, page, paging.limit),
    // The page before stays until the next has come.
    placeholderData: keepPreviousData,
  });
  const { data } = useQuery(queryOf(paging.page));
  const isBeyond = data && data.items.length === 0 && data.total > 0;
  const page = isBeyond ? Math.ceil(data.total / data.limit) : paging.page;
  return [useQuery(queryOf(page)), { ...paging, page }] as const;
}

/** The way to the feeds, for feed readers; heads of pages name them too. */
function Feed({ sector }: { sector: string }) {
  return (
    <LinkButton variant="secondary" size="small" to={paths.feeds + (sector ? `?sector=${sector}` : "")}>
      <Icon name="feed" /> {eventTexts.feed}
    </LinkButton>
  );
}

interface ShownProps {
  listed: ListedEvents;
  paging: Paging;
  /** The page before, while the one asked for is on its way. */
  isOld: boolean;
}

function Shown({ listed, paging, isOld }: ShownProps) {
  const [top, turnTo] = useTopOfPage(paging);
  const { items, total, limit } = listed;
  const pages = Math.ceil(total / limit);
  return (
    <div className={css.list} aria-busy={isOld}>
      <EventTools paging={paging} choices={listed.choices} hasPages={total > Math.min(...pageSizes)} />
      <p ref={top} className={css.count} role="status" tabIndex={-1}>
        {eventTexts.count(items.length, total)}
        {pages > 1 && <PageReached text={pageOf(paging.page, pages)} />}
      </p>
      {items.length === 0 ? <None isFiltered={isFiltered(paging.filter)} /> : <EventRows events={items} />}
      {pages > 1 && (
        <Pager
          page={paging.page}
          pages={pages}
          onPage={turnTo}
          hrefOf={import.meta.env.SSR ? paging.hrefOf : undefined}
          label={eventPagesText}
        />
      )}
      <p>
        <Feed sector={paging.filter.sector} />
      </p>
    </div>
  );
}

/**
 * Which page it is, for screen readers: the sentence before may be the same on each page. It is read with the focus
 * that comes here, and so not announced as well.
 */
const PageReached = ({ text }: { text: string }) => (
  <span aria-live="off">
    <VisuallyHidden>. {text}</VisuallyHidden>
  </span>
);

/** Nothing was published yet (P-154), or nothing of what was chosen. */
function None({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered) return <EmptyState text={eventTexts.none} />;
  return (
    <EmptyState text={eventTexts.filters.none}>
      <LinkButton variant="secondary" to={paths.events}>
        {eventTexts.filters.clear}
      </LinkButton>
    </EmptyState>
  );
}

/**
 * Takes the focus back to the top of the list when its pages are turned. A filter that leads to the first page leaves
 * it where it is: in the filter.
 */
function useTopOfPage({ page, setPage }: Pick<Paging, "page" | "setPage">) {
  const top = useRef<HTMLParagraphElement>(null);
  const isTurned = useRef(false);
  useEffect(() => {
    if (isTurned.current) top.current?.focus();
    isTurned.current = false;
  }, [page]);
  const turnTo = (next: number) => {
    isTurned.current = true;
    setPage(next);
  };
  return [top, turnTo] as const;
}
