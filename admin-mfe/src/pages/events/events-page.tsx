import { LinkButton } from "@ministry/shared-ui";
import * as eventPagesTexts from "../../content/pages/events.ts";
import { EventsBrowser } from "../../features/events/events-browser.tsx";
import { paths } from "../../paths.ts";
import { Page } from "../../screen/page.tsx";
import { Allowed } from "../../session/roles/allowed.tsx";

/** `/EventTable`. */
export function EventsPage() {
  return (
    <Page
      title={eventPagesTexts.events}
      actions={
        <Allowed to="edit">
          <LinkButton to={paths.eventCreate}>{eventPagesTexts.addNewEvent}</LinkButton>
        </Allowed>
      }
    >
      <EventsBrowser />
    </Page>
  );
}
