import type { EventPage } from "@ministry/api-client";
import { Button, Icon } from "@ministry/shared-ui";
import { useQuery } from "@tanstack/react-query";
import * as eventTableTexts from "../../content/events/table.ts";
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
          {eventTableTexts.reload}
        </Button>
      </div>
      <QueryView query={query} failure={eventTableTexts.failedToLoadEvents}>
        {({ events, answer }) => <EventsTable events={events} empty={<Nothing answer={answer} />} />}
      </QueryView>
    </>
  );
}

/** Nothing there: what the server answered can be looked at. */
function Nothing({ answer }: { answer: EventPage }) {
  return (
    <>
      <p>{eventTableTexts.noEventsFound}</p>
      <details>
        <summary>{eventTableTexts.rawResponse}</summary>
        <pre className={css.raw}>{JSON.stringify(answer.raw, null, 2)}</pre>
      </details>
    </>
  );
}
