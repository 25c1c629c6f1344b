import { Button, Select, TextField, whenAvailable } from "@ministry/shared-ui";
import * as changesTexts from "../../content/changes/trail.ts";
import { accountKinds, kindChoices } from "./words/event-words.ts";
import css from "./audit.module.css";

/** Filters of the trail, as in the page's address; days as `2026-11-21`, both counted in. */
export interface AuditQuery {
  actor: string;
  kind: string;
  from: string;
  until: string;
}

export const emptyAuditQuery: AuditQuery = { actor: "", kind: "", from: "", until: "" };

export interface AuditFilterProps {
  /** Accounts and sessions can be asked for. */
  accounts: boolean;
  asked: AuditQuery;
  onAsk: (asked: AuditQuery) => void;
  /** Whose events can be asked for. */
  people: readonly { id: string; name: string }[];
}

/** Narrows the trail by person, kind and day; each choice counts at once. */
export function AuditFilter({ accounts, asked, onAsk, people }: AuditFilterProps) {
  const filtered = Object.values(asked).some(Boolean);
  const field = (name: keyof AuditQuery) => ({
    value: asked[name],
    onChange: ({ target }: { target: { value: string } }) => onAsk({ ...asked, [name]: target.value }),
  });
  return (
    <search className={css.filter} aria-label={changesTexts.filterChanges}>
      {people.length > 0 && (
        <Select
          label={changesTexts.person}
          placeholder={changesTexts.everybody}
          options={people.map(({ id, name }) => ({ value: id, label: name }))}
          {...field("actor")}
        />
      )}
      <Select
        label={changesTexts.kind}
        placeholder={changesTexts.everything}
        options={accounts ? [...kindChoices, ...accountKinds] : kindChoices}
        {...field("kind")}
      />
      <TextField label={changesTexts.from} type="date" max={asked.until || undefined} {...field("from")} />
      <TextField label={changesTexts.until} type="date" min={asked.from || undefined} {...field("until")} />
      <Button variant="secondary" {...whenAvailable(filtered, () => onAsk(emptyAuditQuery))}>
        {changesTexts.showAll}
      </Button>
    </search>
  );
}
