import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import * as deviceTexts from "../../content/outbox/device.ts";
import { listDrafts, type ListedDraft } from "../../drafts/draft-store.ts";
import { momentText } from "../../lib/moment.tsx";
import { useSession } from "../../session/use-session.ts";
import css from "../outbox.module.css";

/** Forms that were begun on this device and not saved yet: drafts, which nothing sends by itself. */
export function UnfinishedForms() {
  const { owner } = useSession();
  const [drafts, setDrafts] = useState<ListedDraft[]>([]);
  useEffect(() => {
    let gone = false;
    listDrafts(owner).then(
      (found) => !gone && setDrafts(found),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [owner]);
  if (drafts.length === 0) return null;
  return (
    <nav className={css.group} aria-label={deviceTexts.drafts}>
      <div className={css.groupHead}>
        <h2>{deviceTexts.drafts}</h2>
        <small>{deviceTexts.draftsHint}</small>
      </div>
      <ul role="list" className={css.list}>
        {drafts.map(({ formKey, name, path, savedAt, summary }) => (
          <li key={formKey} className={css.entry}>
            <Link to={path}>
              {name}
              {summary && (
                <>
                  : <span dir="auto">{summary}</span>
                </>
              )}
            </Link>
            <small>{deviceTexts.savedNamed(momentText(savedAt))}</small>
          </li>
        ))}
      </ul>
    </nav>
  );
}
