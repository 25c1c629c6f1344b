import { Section } from "@ministry/shared-ui";
import { ComplaintChannels } from "../../blocks/complaint-channels.tsx";

/** How to complain or ask (P-59 … P-61). */
export function Complaints() {
  return (
    <Section
      title="Complaint Response Mechanisms"
      ground="sunk"
      lead="Something is wrong with a service, a project or an official? Tell us. You need not give your name."
    >
      <ComplaintChannels />
    </Section>
  );
}
