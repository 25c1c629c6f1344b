import type { EventPage } from "@ministry/api-client";
import { Button, Icon } from "@ministry/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { QueryView } from "../../screen/query-view.tsx";
import { useApi } from "../../session/portal.tsx";
import { eventsQuery } from "./events-query.ts";
import { EventsTable } from "./events-table.tsx";
import css from "./events.module.css";

/** The events, page by page, with Reload. */
export function EventsBrowser() {
  const [page, setPage] = useState(1);
  const query = useQuery(eventsQuery(useApi(), { page }));
  return (
    <>
      <div>
        <Button variant="secondary" pending={query.isFetching} onClick={() => void query.refetch()}>
          <Icon name="retry" />
          Reload
        </Button>
      </div>
      <QueryView query={query} failure="Failed to load events.">
        {(data) =>
          data.items.length === 0 && page === 1 ? (
            <Nothing answer={data} />
          ) : (
            <>
              <EventsTable events={data.items} first={(page - 1) * data.limit + 1} />
              <Pager page={page} pages={Math.max(1, Math.ceil(data.total / data.limit))} onPage={setPage} />
            </>
          )
        }
      </QueryView>
    </>
  );
}

/** Nothing there: what the server answered can be looked at. */
function Nothing({ answer }: { answer: EventPage }) {
  return (
    <>
      <p>No events found.</p>
      <details>
        <summary>Raw response</summary>
        <pre className={css.raw}>{JSON.stringify(answer, null, 2)}</pre>
      </details>
    </>
  );
}

function Pager({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  if (pages === 1) return null;
  return (
    <nav className={css.pager} aria-label="Pages">
      <Button variant="secondary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <span>
        Page {page} of {pages}
      </span>
      <Button variant="secondary" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
