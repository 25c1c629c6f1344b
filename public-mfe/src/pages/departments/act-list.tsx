import { AnchorButton, Icon, Section } from "@ministry/shared-ui";
import { acts, planningPage, type Act } from "../../content/planning.ts";
import css from "./act-list.module.css";

/** Acts and policies with Download and View; off, without an address, until a file is published (P-98). */
export function ActList() {
  const isComplete = acts.every((act) => act.file);
  return (
    <Section
      title={planningPage.actsTitle}
      ground="sunk"
      lead={isComplete ? undefined : planningPage.actsNote}
    >
      <ul className={css.list} role="list">
        {acts.map((act) => (
          <ActEntry key={act.title} {...act} />
        ))}
      </ul>
    </Section>
  );
}

function ActEntry({ title, text, file }: Act) {
  const off = file ? {} : { role: "link", "aria-disabled": true };
  return (
    <li className={css.act}>
      <div className={css.text}>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      <div className={css.ways}>
        <AnchorButton
          {...off}
          href={file}
          download={file ? "" : undefined}
          aria-label={`Download ${title} (PDF)`}
        >
          <Icon name="download" /> Download
        </AnchorButton>
        <AnchorButton {...off} variant="secondary" href={file} aria-label={`View ${title} (PDF)`}>
          <Icon name="eye" /> View
        </AnchorButton>
      </div>
    </li>
  );
}
