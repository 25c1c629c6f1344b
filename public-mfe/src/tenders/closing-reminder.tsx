import type { Publication } from "@ministry/api-client";
import { AnchorButton, Icon } from "@ministry/shared-ui";
import { calendarAddress } from "../calendar/calendar-file.ts";
import { tenderTexts } from "../content/records/tenders.ts";
import { publicationPath } from "../paths.ts";
import { pageAddress } from "../site/page/page-facts.ts";
import { useSite } from "../site/host/site.tsx";
import { useNow } from "../site/view/use-now.ts";
import { tenderOf } from "./tenders.ts";

/** A week ahead there is time to prepare, a day ahead to hand in. */
const remindDays = [7, 1];

/** The closing day of an open tender as a calendar file, with reminders; nothing for other publications. */
export function ClosingReminder({ publication, heading }: { publication: Publication; heading: string }) {
  const { siteBase } = useSite().config;
  const tender = tenderOf(publication, useNow());
  if (!tender || tender.daysLeft < 0 || !publication.id) return null;
  const { id, description, updatedAt, createdAt } = publication;
  const address = calendarAddress({
    uid: `tender-${id}@${new URL(siteBase).hostname}`,
    when: { day: tender.closes },
    title: tenderTexts.closing(heading),
    description: description.trim(),
    url: pageAddress(siteBase, publicationPath(id)),
    stamp: updatedAt ?? createdAt,
    remindDays: remindDays.filter((days) => days <= tender.daysLeft),
  });
  return (
    <AnchorButton
      size="small"
      variant="secondary"
      href={address}
      download="tender.ics"
      aria-label={`${tenderTexts.remind}: ${heading}`}
    >
      <Icon name="clock" /> {tenderTexts.remind}
    </AnchorButton>
  );
}
