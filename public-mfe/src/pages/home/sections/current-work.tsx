import { Badge, Icon, Section } from "@ministry/shared-ui";
import { Link } from "react-router-dom";
import {
  energyWord,
  interventionsHeading,
  interventionsLead,
  moreWord,
  waterWord,
} from "../../../content/home/home-further.ts";
import { interventions } from "../../../content/departments/interventions.ts";
import { projectsPath } from "../../../paths.ts";
import css from "./current-work.module.css";

/** Twelve projects under way, each leading to the list of its sector (P-51, P-52). */
export function CurrentWork() {
  return (
    <Section title={interventionsHeading} ground="sunk" lead={interventionsLead}>
      <ul className={css.grid} role="list">
        {interventions.map(({ title, text, sector }) => (
          <li key={title} className={css.card} data-accent={sector}>
            <Badge tone={sector}>{sector === "water" ? waterWord : energyWord}</Badge>
            <h3>{title}</h3>
            <p>{text}</p>
            <Link className={css.more} to={projectsPath(sector)} aria-label={`${moreWord}: ${title}`}>
              {moreWord} <Icon name="arrow" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
