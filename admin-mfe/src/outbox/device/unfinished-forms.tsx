import { Link } from "react-router-dom";
import * as deviceTexts from "../../content/outbox/device.ts";
import { DraftName, useListedDrafts } from "../../drafts/listed-drafts.tsx";
import { momentText } from "../../lib/moment.tsx";
import { useSession } from "../../session/use-session.ts";
import css from "../outbox.module.css";

/** Forms that were begun on this device and not saved yet: drafts, which nothing sends by itself. */
export function UnfinishedForms() {
  const { owner } = useSession();
  const drafts = useListedDrafts(owner) ?? [];
  if (drafts.length === 0) return null;
  return (
    <nav className={css.group} aria-label={deviceTexts.drafts}>
      <div className={css.groupHead}>
        <h2>{deviceTexts.drafts}</h2>
        <small>{deviceTexts.draftsHint}</small>
      </div>
      <ul role="list" className={css.list}>
        {drafts.map((draft) => (
          <li key={draft.formKey} className={css.entry}>
            <Link to={draft.path}>
              <DraftName draft={draft} />
            </Link>
            <small>{deviceTexts.savedNamed(momentText(draft.savedAt))}</small>
          </li>
        ))}
      </ul>
    </nav>
  );
}
