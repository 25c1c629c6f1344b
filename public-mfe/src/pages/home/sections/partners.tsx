import { Button, Icon, Section, useIsLite } from "@ministry/shared-ui";
import { useState } from "react";
import {
  partnerRows,
  partnersHeading,
  pausePartnersWord,
  playPartnersWord,
} from "../../../content/home/home-further.ts";
import { listed } from "../../../content/layout/layout.ts";
import { useReducedMotion } from "../../../site/browser/use-reduced-motion.ts";
import { PartnerMark } from "./partner-mark.tsx";
import css from "./partners.module.css";

/**
 * Two rows of marks that run on without end (P-57). They stand while pointed at or focused (P-58), after Pause, and
 * where less motion is asked for (AMB-37).
 */
export function Partners() {
  const isLite = useIsLite();
  return import.meta.env.SSR && isLite ? <LitePartners /> : <PartnerRows />;
}

/** Where no script stops the rows, the names alone. */
function LitePartners() {
  return (
    <Section title={partnersHeading}>
      <p>{listed(...partnerRows.flat())}</p>
    </Section>
  );
}

function PartnerRows() {
  const reduced = useReducedMotion();
  const [chosen, setChosen] = useState<boolean>();
  const isRunning = chosen ?? !reduced;
  return (
    <Section
      title={partnersHeading}
      action={
        <Button variant="secondary" size="small" onClick={() => setChosen(!isRunning)}>
          <Icon name={isRunning ? "pause" : "play"} />
          {isRunning ? pausePartnersWord : playPartnersWord}
        </Button>
      }
    >
      {partnerRows.map((row, index) => (
        <div
          key={index}
          className={css.window}
          data-running={chosen}
          data-back={index % 2 === 1 || undefined}
        >
          <ul className={css.row} role="list">
            {row.map((name, place) => (
              <PartnerMark key={name} name={name} shape={place + index * row.length} />
            ))}
          </ul>
          {/* The same again, so that the row has no end; read out once. */}
          <ul className={css.row} aria-hidden="true">
            {row.map((name, place) => (
              <PartnerMark key={name} name={name} shape={place + index * row.length} />
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}
