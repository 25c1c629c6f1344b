import { Section } from "@ministry/shared-ui";
import { CheckList } from "../../blocks/check-list.tsx";
import { Portrait } from "../../blocks/portrait.tsx";
import { leadershipPage } from "../../content/leadership.ts";
import { paths } from "../../paths.ts";
import { Page } from "../../site/page.tsx";
import css from "./leadership-page.module.css";

/** Who leads the ministry (P-73 … P-76). */
export function LeadershipPage() {
  const { title, lead, description, minister, profiles } = leadershipPage;
  return (
    <Page title={title} lead={lead} description={description} path={paths.leadership}>
      <Section title={minister.biographyTitle} kicker={minister.role}>
        <div className={css.person}>
          <Portrait role={minister.role} />
          <div className={css.text}>
            {minister.biography.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </Section>
      <Section title={minister.messageTitle} ground="deep">
        <blockquote className={css.message}>
          {minister.message.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <footer>{minister.signature}</footer>
        </blockquote>
      </Section>
      {profiles.map(({ role, text, duties }) => (
        <Section key={role} title={role}>
          <div className={css.person}>
            <Portrait role={role} />
            <div className={css.text}>
              <p>{text}</p>
              <CheckList items={duties} />
            </div>
          </div>
        </Section>
      ))}
    </Page>
  );
}
