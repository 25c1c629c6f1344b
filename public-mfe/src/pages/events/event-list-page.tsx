import type { EventPage } from "@ministry/api-client";
import { AnchorButton, EmptyState, Icon, Pager, Section, Select } from "@ministry/shared-ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { eventTexts } from "../../content/events.ts";
import { ToolsForm } from "../../lite/tools-form.tsx";
import { paths } from "../../paths.ts";
import { useApi } from "../../site/api.ts";
import { Page } from "../../site/page.tsx";
import { QueryView } from "../../site/query-view.tsx";
import { EventCards, EventCardSkeletons } from "./event-cards.tsx";
import { eventPageQuery } from "./events-query.ts";
import { newestFirst } from "./newest-first.ts";
import { pageSizes, usePaging } from "./use-paging.ts";
import css from "./event-list-page.module.css";

/** Events and news, a page at a time (P-145 … P-155). */
export function EventListPage() {
  const paging = usePaging();
  const query = useQuery({
    ...eventPageQuery(useApi(), paging.page, paging.limit),
    // The page before stays until the next has come.
    placeholderData: keepPreviousData,
  });
  const { title, banner, lead } = eventTexts;
  return (
    <Page title={title} heading={banner} lead={lead} description={lead} path={paths.events}>
      <Section title="Latest events" action={<Feed />}>
        <QueryView query={query} skeleton={<EventCardSkeletons />} failed={eventTexts.failed}>
          {(page) => <Shown page={page} paging={paging} isOld={query.isPlaceholderData} />}
        </QueryView>
      </Section>
    </Page>
  );
}

/** The Atom feed of events, for feed readers; the head of every page names it too. */
function Feed() {
  return (
    <AnchorButton variant="secondary" size="small" href="/feed.xml" type="application/atom+xml">
      <Icon name="feed" /> {eventTexts.feed}
    </AnchorButton>
  );
}

interface ShownProps {
  page: EventPage;
  paging: ReturnType<typeof usePaging>;
  /** The page before, while the one asked for is on its way. */
  isOld: boolean;
}

function Shown({ page: { items, total, limit }, paging, isOld }: ShownProps) {
  const top = useTopOfPage(paging.page);
  const pages = Math.ceil(total / limit);
  return (
    <div className={css.list} aria-busy={isOld}>
      <div className={css.head}>
        <p ref={top} className={css.count} role="status" tabIndex={-1}>
          {`Showing ${items.length} of ${total} ${total === 1 ? "event" : "events"}`}
        </p>
        {total > Math.min(...pageSizes) && (
          <ToolsForm>
            <Select
              name="limit"
              label="Events per page"
              value={paging.limit}
              options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
              onChange={(event) => paging.setLimit(Number(event.target.value))}
            />
          </ToolsForm>
        )}
      </div>
      {items.length === 0 ? (
        <EmptyState text={eventTexts.none} />
      ) : (
        <EventCards events={newestFirst(items)} />
      )}
      {total > limit && (
        <Pager
          page={paging.page}
          pages={pages}
          onPage={paging.setPage}
          hrefOf={import.meta.env.SSR ? paging.hrefOf : undefined}
          label="Pages of events"
        />
      )}
    </div>
  );
}

/** Takes the focus back to the top of the list when another page is asked for. */
function useTopOfPage(page: number) {
  const top = useRef<HTMLParagraphElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    top.current?.focus();
  }, [page]);
  return top;
}
