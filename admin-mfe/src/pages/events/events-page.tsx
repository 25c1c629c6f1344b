import { LinkButton } from "@ministry/shared-ui";
import { EventsBrowser } from "../../features/events/events-browser.tsx";
import { paths } from "../../paths.ts";
import { Page } from "../../screen/page.tsx";
import { Allowed } from "../../session/roles/allowed.tsx";

/** `/EventTable`. */
export function EventsPage() {
  return (
    <Page
      title="Events"
      actions={
        <Allowed to="edit">
          <LinkButton to={paths.eventCreate}>Add New Event</LinkButton>
        </Allowed>
      }
    >
      <EventsBrowser />
    </Page>
  );
}
