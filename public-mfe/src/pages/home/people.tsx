import { AnchorButton, Icon, Section } from "@ministry/shared-ui";
import { Portrait } from "../../blocks/portrait.tsx";
import { homeHeadings, homeWords, officials } from "../../content/home.ts";
import { ExternalLink } from "../../site/external-link.tsx";
import css from "./people.module.css";

/** Who heads the ministry: three cards (P-53, P-54). */
export function Officials() {
  return (
    <Section title={homeHeadings.officials}>
      <ul className={css.grid} role="list">
        {officials.map(({ role, text, email }) => (
          <li key={role} className={css.card}>
            <Portrait role={role} />
            <h3>{role}</h3>
            <p>{text}</p>
            <div className={css.ways}>
              <AnchorButton variant="secondary" href={`mailto:${email}`} aria-label={homeWords.mailTo(role)}>
                <Icon name="mail" /> {homeWords.mail}
              </AnchorButton>
              <ExternalLink className={css.mark} to="facebook" aria-label={homeWords.onFacebook(role)}>
                <Icon name="facebook" />
              </ExternalLink>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
