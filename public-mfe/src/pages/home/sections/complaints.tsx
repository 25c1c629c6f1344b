import { Section } from "@ministry/shared-ui";
import { complaintsHeading, complaintsLead } from "../../../content/home/home-further.ts";
import { ComplaintChannels } from "../../../blocks/ministry/complaint-channels.tsx";

/** How to complain or ask (P-59 … P-61). */
export function Complaints() {
  return (
    <Section title={complaintsHeading} ground="sunk" lead={complaintsLead}>
      <ComplaintChannels />
    </Section>
  );
}
