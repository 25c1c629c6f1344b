import { LinkButton } from "@ministry/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { EventForm } from "../features/events/event-form.tsx";
import { eventQuery } from "../features/events/events-query.ts";
import { paths } from "../paths.ts";
import { Page } from "../screen/page.tsx";
import { QueryView } from "../screen/query-view.tsx";
import { useRedirect } from "../screen/use-redirect.ts";
import { useApi } from "../session/portal.tsx";

/** `/EventUpdateForm/{id}`. */
export function EventUpdatePage() {
  const { id = "" } = useParams();
  const query = useQuery(eventQuery(useApi(), id));
  const redirect = useRedirect();
  return (
    <Page
      title="Update Event"
      actions={
        <LinkButton variant="secondary" to={paths.events}>
          Back
        </LinkButton>
      }
    >
      <QueryView query={query} failure="Could not load event details.">
        {(event) => (
          <EventForm
            key={event.id}
            event={event}
            onSaved={() => redirect(paths.events)}
            actions={() => (
              <LinkButton variant="secondary" to={paths.events}>
                Cancel
              </LinkButton>
            )}
          />
        )}
      </QueryView>
    </Page>
  );
}
