import { Section } from "@ministry/shared-ui";
import { homeHeadings } from "../../content/home.ts";
import { ComplaintChannels } from "../../blocks/complaint-channels.tsx";

/** How to complain or ask (P-59 … P-61). */
export function Complaints() {
  return (
    <Section title={homeHeadings.complaints} ground="sunk" lead={homeHeadings.complaintsLead}>
      <ComplaintChannels />
    </Section>
  );
}
