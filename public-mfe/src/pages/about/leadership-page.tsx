import { Section } from "@ministry/shared-ui";
import { useId } from "react";
import { CheckList } from "../../blocks/texts/check-list.tsx";
import { Lines } from "../../blocks/texts/lines.tsx";
import { Paragraphs } from "../../blocks/texts/paragraphs.tsx";
import { Portrait } from "../../blocks/ministry/portrait.tsx";
import { leadershipPage } from "../../content/about/leadership.ts";
import { paths } from "../../paths.ts";
import { Page } from "../../site/page/page.tsx";
import css from "./leadership-page.module.css";

/** What the search reads of this page. */
export const handle = leadershipPage;

/** Who leads the ministry (P-73 … P-76). */
export function LeadershipPage() {
  const { title, lead, description, minister, profiles } = leadershipPage;
  return (
    <Page title={title} lead={lead} description={description} path={paths.leadership}>
      <Section
        title={minister.biographyTitle}
        kicker={minister.role}
        layout="beside"
        action={
          <div className={css.minister}>
            <Portrait role={minister.role} />
          </div>
        }
      >
        <Paragraphs texts={minister.biography} />
      </Section>
      <Section title={minister.messageTitle} ground="deep" layout="beside">
        <blockquote className={css.message}>
          {minister.message.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <footer>{minister.signature}</footer>
        </blockquote>
      </Section>
      <Lines>
        <div className={css.profiles}>
          {profiles.map((profile) => (
            <Profile key={profile.role} {...profile} />
          ))}
        </div>
      </Lines>
    </Page>
  );
}

type ProfileText = (typeof leadershipPage)["profiles"][number];

function Profile({ role, text, duties }: ProfileText) {
  const titleId = useId();
  return (
    <section className={css.profile} aria-labelledby={titleId}>
      <Portrait role={role} />
      <div className={css.text}>
        <h2 id={titleId}>{role}</h2>
        <p>{text}</p>
        <CheckList items={duties} />
      </div>
    </section>
  );
}
