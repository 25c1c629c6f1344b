import { LinkButton } from "@ministry/shared-ui";
import { EventsBrowser } from "../features/events/events-browser.tsx";
import { paths } from "../paths.ts";
import { Page } from "../screen/page.tsx";

/** `/EventTable`. */
export function EventsPage() {
  return (
    <Page title="Events" actions={<LinkButton to={paths.eventCreate}>Add New Event</LinkButton>}>
      <EventsBrowser />
    </Page>
  );
}
