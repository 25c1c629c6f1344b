import { Icon, Section } from "@ministry/shared-ui";
import { tools, toolsHeading, toolsNote } from "../../../content/home/home-further.ts";
import { ExternalLink } from "../../../site/view/external-link.tsx";
import { useSite } from "../../../site/host/site.tsx";
import css from "./tools.module.css";

/** Forms and tools of the ministry; those without an address yet are shown, but lead nowhere (P-62, P-63). */
export function Tools() {
  const { links } = useSite().config;
  const isComplete = tools.every(({ key }) => links[key]);
  return (
    <Section title={toolsHeading} lead={isComplete ? undefined : toolsNote}>
      <ul className={css.list} role="list">
        {tools.map(({ key, label }) => (
          <li key={key}>
            <ExternalLink className={css.tool} to={key}>
              <Icon name="document" />
              {label}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
