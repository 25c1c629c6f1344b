import type { NewsEvent } from "@ministry/api-client";
import { AnchorButton, Icon } from "@ministry/shared-ui";
import { calendarAddress } from "../../../calendar/calendar-file.ts";
import { listed } from "../../../content/layout/layout.ts";
import { eventTexts } from "../../../content/records/events.ts";
import { eventPath } from "../../../paths.ts";
import { useSite } from "../../../site/host/site.tsx";
import { pageAddress } from "../../../site/page/page-facts.ts";
import { isUpcoming } from "../../../site/text/occasions.ts";
import { useNow } from "../../../site/view/use-now.ts";

/** An event that is to come as a calendar file; nothing for others. */
export function OccasionReminder({ event }: { event: NewsEvent }) {
  const { siteBase } = useSite().config;
  const now = useNow();
  const { id, title, description, venue, district, startsAt, endsAt, updatedAt, createdAt } = event;
  if (!startsAt || !isUpcoming(event, now)) return null;
  const address = calendarAddress({
    uid: `event-${id}@${new URL(siteBase).hostname}`,
    when: { startsAt, endsAt },
    title: title || eventTexts.untitled,
    description: description.trim(),
    place: listed(...[venue ?? "", district ?? ""].filter(Boolean)),
    url: pageAddress(siteBase, eventPath(id)),
    stamp: updatedAt ?? createdAt,
  });
  return (
    <p>
      <AnchorButton size="small" variant="secondary" href={address} download="event.ics">
        <Icon name="clock" /> {eventTexts.remind}
      </AnchorButton>
    </p>
  );
}
