import type { AuditEntry, FieldChange } from "@ministry/api-client";
import { Disclosure, VisuallyHidden } from "@ministry/shared-ui";
import * as changesTexts from "../../content/changes/trail.ts";
import { Moment } from "../../lib/moment.tsx";
import { labelOf, wordsOf, type ChangeWords } from "./words/change-words.ts";
import { eventText, eventTitle } from "./words/event-words.ts";
import css from "./audit.module.css";

/** Audit events, newest first, each with what it changed. */
export function AuditEntries({ entries, label }: { entries: readonly AuditEntry[]; label: string }) {
  return (
    <ol role="list" className={css.list} aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <Entry entry={entry} />
        </li>
      ))}
    </ol>
  );
}

/** What an edit changed stands open; what a whole new or deleted record held is folded below its sentence. */
function Entry({ entry }: { entry: AuditEntry }) {
  const { action, changes } = entry;
  if (changes.length > 0 && action !== "update") {
    return (
      <Disclosure summary={<AuditSentence entry={entry} />}>
        <ChangeList changes={changes} />
      </Disclosure>
    );
  }
  return (
    <div className={css.entry}>
      <AuditSentence entry={entry} />
      {changes.length > 0 && <ChangeList changes={changes} />}
    </div>
  );
}

/** Who did what, and when, as one sentence. */
export function AuditSentence({ entry }: { entry: AuditEntry }) {
  const title = eventTitle(entry);
  return (
    <span className={css.sentence}>
      <span>
        <strong dir="auto">{entry.actor.name}</strong> {eventText(entry)}{" "}
        {title !== undefined && (
          <q className={css.title} dir="auto">
            {title}
          </q>
        )}
      </span>
      <small className={css.when}>
        <Moment at={entry.at} />
      </small>
    </span>
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
        <del className={css.before}>
          <VisuallyHidden>{changesTexts.was} </VisuallyHidden>
          <span dir="auto">{before}</span>
        </del>
      )}
      {before !== undefined && after !== undefined && <span aria-hidden="true"> → </span>}
      {after !== undefined && (
        <ins className={css.after}>
          <VisuallyHidden>{changesTexts.now} </VisuallyHidden>
          <span dir="auto">{after}</span>
        </ins>
      )}
    </>
  );
}
