import type { EventPage } from "@ministry/api-client";
import { Button, Icon } from "@ministry/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useArrivals } from "../../outbox/use-arrivals.ts";
import { QueryView } from "../../screen/query-view.tsx";
import { useApi } from "../../session/portal.tsx";
import { allEventsQuery } from "./events-query.ts";
import { EventsTable } from "./events-table.tsx";
import css from "./events.module.css";

/** All events, with Reload. */
export function EventsBrowser() {
  const query = useQuery(allEventsQuery(useApi()));
  useArrivals(() => void query.refetch());
  return (
    <>
      <div>
        <Button variant="secondary" pending={query.isFetching} onClick={() => void query.refetch()}>
          <Icon name="retry" />
          Reload
        </Button>
      </div>
      <QueryView query={query} failure="Failed to load events.">
        {({ events, answer }) => <EventsTable events={events} empty={<Nothing answer={answer} />} />}
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
