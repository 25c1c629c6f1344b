import { LinkButton, Prose, Section } from "@ministry/shared-ui";
import { accessibilityPage } from "../../content/site/accessibility.ts";
import { paths } from "../../paths.ts";
import { Page } from "../../site/page/page.tsx";
import css from "./accessibility-page.module.css";

/** What works for whom, what does not yet, and whom to tell. */
export function AccessibilityPage() {
  const { title, lead, description, sections } = accessibilityPage;
  return (
    <Page title={title} lead={lead} description={description} path={paths.accessibility}>
      {sections.map((section, index) => (
        <Section key={section.title} title={section.title} layout="beside">
          <Prose text={section.paragraphs.join("\n\n")} />
          {index === sections.length - 1 && (
            <LinkButton to={paths.contact} className={css.action}>
              {accessibilityPage.contact}
            </LinkButton>
          )}
        </Section>
      ))}
    </Page>
  );
}
