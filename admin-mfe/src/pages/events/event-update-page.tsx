import { LinkButton } from "@ministry/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "react-router-dom";
import * as eventPagesTexts from "../../content/pages/events.ts";
import { eventEditGroup } from "../../features/events/events-in-queue.ts";
import { EventForm } from "../../features/events/event-form.tsx";
import { eventQuery } from "../../features/events/events-query.ts";
import { WaitingChanges } from "../../outbox/saving/waiting-changes.tsx";
import { paths } from "../../paths.ts";
import { Page } from "../../screen/page.tsx";
import { QueryView } from "../../screen/query-view.tsx";
import { useRedirect } from "../../screen/use-redirect.ts";
import { useApi } from "../../session/portal.tsx";

/** `/EventUpdateForm/{id}`. */
export function EventUpdatePage() {
  const { id = "" } = useParams();
  // Changes that were taken back out of the queue are in the draft: the form starts over and finds them there.
  const [round, setRound] = useState(0);
  const query = useQuery(eventQuery(useApi(), id));
  const redirect = useRedirect();
  return (
    <Page
      title={eventPagesTexts.updateEvent}
      actions={
        <LinkButton variant="secondary" to={paths.events}>
          {eventPagesTexts.back}
        </LinkButton>
      }
    >
      <WaitingChanges group={eventEditGroup(id)} onReturned={() => setRound(round + 1)} />
      <QueryView query={query} failure={eventPagesTexts.couldNotLoadEventDetails}>
        {(event) => (
          <EventForm
            key={`${event.id} ${round}`}
            event={event}
            onSaved={() => redirect(paths.events)}
            actions={() => (
              <LinkButton variant="secondary" to={paths.events}>
                {eventPagesTexts.cancel}
              </LinkButton>
            )}
          />
        )}
      </QueryView>
    </Page>
  );
}
