import { AnchorButton, Icon, Section } from "@ministry/shared-ui";
import { Portrait } from "../../../blocks/ministry/portrait.tsx";
import {
  mailToWord,
  mailWord,
  officials,
  officialsHeading,
  officialsNote,
  onFacebookWord,
} from "../../../content/home/home-further.ts";
import { ExternalLink } from "../../../site/view/external-link.tsx";
import { useSite } from "../../../site/host/site.tsx";
import css from "./people.module.css";

/** Who heads the ministry: three cards (P-53, P-54). */
export function Officials() {
  const { facebook } = useSite().config.links;
  return (
    <Section title={officialsHeading} lead={facebook ? undefined : officialsNote}>
      <ul className={css.grid} role="list">
        {officials.map(({ role, text, email }) => (
          <li key={role} className={css.card}>
            <Portrait role={role} />
            <h3>{role}</h3>
            <p>{text}</p>
            <div className={css.ways}>
              <AnchorButton variant="secondary" href={`mailto:${email}`} aria-label={mailToWord(role)}>
                <Icon name="mail" /> {mailWord}
              </AnchorButton>
              <ExternalLink className={css.mark} to="facebook" aria-label={onFacebookWord(role)}>
                <Icon name="facebook" />
              </ExternalLink>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
