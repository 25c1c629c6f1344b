import * as eventPagesTexts from "../../content/pages/events.ts";
import { EventForm } from "../../features/events/event-form.tsx";
import { ClearButton } from "../../forms/frame/clear-button.tsx";
import { paths } from "../../paths.ts";
import { Page } from "../../screen/page.tsx";
import { useRedirect } from "../../screen/use-redirect.ts";

/** `/EventCreateForm`. */
export function EventCreatePage() {
  const redirect = useRedirect();
  return (
    <Page title={eventPagesTexts.createEvent}>
      <EventForm onSaved={() => redirect(paths.events)} actions={(form) => <ClearButton form={form} />} />
    </Page>
  );
}
