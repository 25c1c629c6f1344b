import { addIcons, AnchorButton, Icon, pagePaths, Section } from "@ministry/shared-ui";
import { actText } from "../../content/departments/departments.ts";
import { Entry, EntryList } from "../../blocks/texts/entry-list.tsx";
import { acts, planningPage, type Act } from "../../content/departments/planning.ts";

addIcons(pagePaths);

/** Acts and policies with Download and View; off, without an address, until a file is published (P-98). */
export function ActList() {
  const isComplete = acts.every((act) => act.file);
  return (
    <Section
      title={planningPage.actsTitle}
      ground="sunk"
      lead={isComplete ? undefined : planningPage.actsNote}
    >
      <EntryList>
        {acts.map((act) => (
          <ActEntry key={act.title} {...act} />
        ))}
      </EntryList>
    </Section>
  );
}

function ActEntry({ title, text, file }: Act) {
  const off = file ? {} : { role: "link", "aria-disabled": true };
  return (
    <Entry title={title} text={text}>
      <AnchorButton
        {...off}
        href={file}
        download={file ? "" : undefined}
        aria-label={actText.download(title)}
      >
        <Icon name="download" /> {actText.downloadShort}
      </AnchorButton>
      <AnchorButton {...off} variant="secondary" href={file} aria-label={actText.view(title)}>
        <Icon name="eye" /> {actText.viewShort}
      </AnchorButton>
    </Entry>
  );
}
