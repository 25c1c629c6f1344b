import type { Publication } from "@ministry/api-client";
import { Badge } from "@ministry/shared-ui";
import { DateLine } from "../blocks/records/date-line.tsx";
import { tenderTexts } from "../content/records/tenders.ts";
import { useNow } from "../site/view/use-now.ts";
import css from "./closing-line.module.css";
import { tenderOf } from "./tenders.ts";

/** From so few days on a tender's time is nearly over. */
const soonDays = 7;

/** The day a tender closes and what is left until then; nothing for other publications. */
export function ClosingLine({ publication }: { publication: Publication }) {
  const tender = tenderOf(publication, useNow());
  if (!tender) return null;
  const { closes, daysLeft } = tender;
  const isOpen = daysLeft >= 0;
  return (
    <p className={css.line}>
      <Badge tone={toneOf(daysLeft)}>{isOpen ? tenderTexts.left(daysLeft) : tenderTexts.isClosed}</Badge>
      <DateLine iso={closes} label={isOpen ? tenderTexts.closes : tenderTexts.hasClosed} />
    </p>
  );
}

function toneOf(daysLeft: number) {
  if (daysLeft < 0) return "neutral";
  return daysLeft <= soonDays ? "warning" : "success";
}
