import type { AuditEntry, FieldChange } from "@ministry/api-client";
import { Disclosure, VisuallyHidden } from "@ministry/shared-ui";
import { Moment } from "../../screen/moment.tsx";
import { labelOf, wordsOf, type ChangeWords } from "./change-words.ts";
import { deedText, deedTitle } from "./deed-words.ts";
import css from "./audit.module.css";

/** Deeds, newest first, each with what it changed. */
export function AuditEntries({ entries, label }: { entries: readonly AuditEntry[]; label: string }) {
  return (
    <ol role="list" className={css.list} aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.id} className={css.entry}>
          <Deed entry={entry} />
          <Changes entry={entry} />
        </li>
      ))}
    </ol>
  );
}

/** Who did what, and when, as one sentence. */
export function Deed({ entry }: { entry: AuditEntry }) {
  const title = deedTitle(entry);
  return (
    <p className={css.deed}>
      <span>
        <strong dir="auto">{entry.actor.name}</strong> {deedText(entry)}{" "}
        {title !== undefined && (
          <q className={css.title} dir="auto">
            {title}
          </q>
        )}
      </span>
      <small className={css.when}>
        <Moment at={entry.at} />
      </small>
    </p>
  );
}

/** What an edit changed stands open; what a whole new or deleted record held is folded away. */
function Changes({ entry: { action, changes } }: { entry: AuditEntry }) {
  if (changes.length === 0) return null;
  if (action === "update") return <ChangeList changes={changes} />;
  return (
    <Disclosure summary={action === "delete" ? "What it held" : "What was entered"}>
      <ChangeList changes={changes} />
    </Disclosure>
  );
}

function ChangeList({ changes }: { changes: readonly FieldChange[] }) {
  return (
    <dl className={css.changes}>
      {changes.map((change) => (
        <div key={change.field} className={css.change}>
          <dt>{labelOf(change.field)}</dt>
          {wordsOf(change).map((words, line) => (
            <dd key={line}>
              <Words words={words} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function Words({ words }: { words: ChangeWords }) {
  if ("note" in words) return <>{words.note}</>;
  const { before, after } = words;
  return (
    <>
      {before !== undefined && (
        <>
          <VisuallyHidden>was </VisuallyHidden>
          <del className={css.before} dir="auto">
            {before}
          </del>
        </>
      )}
      {before !== undefined && after !== undefined && <span aria-hidden="true"> → </span>}
      {after !== undefined && (
        <>
          <VisuallyHidden>now </VisuallyHidden>
          <ins className={css.after} dir="auto">
            {after}
          </ins>
        </>
      )}
    </>
  );
}
