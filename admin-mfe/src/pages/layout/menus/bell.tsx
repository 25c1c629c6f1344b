import { Icon } from "@ministry/shared-ui";
import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import * as menuTexts from "../../../content/layout/menus.ts";
import { unsentStillLocked } from "../../../content/outbox/background.ts";
import { isOpen, isToBeSent, useOutboxView } from "../../../outbox/use-outbox.ts";
import { paths } from "../../../paths.ts";
import { DraftName, useListedDrafts } from "../../../drafts/listed-drafts.tsx";
import { countShared } from "../../../pictures/inbox/shared-inbox.ts";
import { momentText } from "../../../lib/moment.tsx";
import { useSession } from "../../../session/use-session.ts";
import { Menu } from "./menu.tsx";
import panelCss from "../panel.module.css";
import css from "./menu.module.css";

/** The bell: how much waits on this device, the way to the queue, and the forms that were not finished. */
export function Bell() {
  const { items, ready, locked } = useOutboxView();
  const waiting = items.filter(isToBeSent).length;
  return (
    <Menu
      name={waiting > 0 ? menuTexts.notificationsWaitingToBeSent(waiting) : menuTexts.notifications}
      button={
        <>
          <Icon name="bell" />
          {waiting > 0 && <span className={css.count}>{waiting}</span>}
        </>
      }
    >
      {(close) => (
        <>
          <Link className={panelCss.link} to={paths.queue} onClick={close}>
            {menuTexts.uploadQueue}
            {ready && (
              <small>
                {summaryOf({ waiting, handedOver: items.filter(isOpen).length - waiting, locked })}
              </small>
            )}
          </Link>
          <SharedNote onChosen={close} />
          <Notices onChosen={close} />
        </>
      )}
    </Menu>
  );
}

/** What is still on this device, in a few words. */
function summaryOf({ waiting, handedOver, locked }: Record<"waiting" | "handedOver" | "locked", number>) {
  if (waiting > 0) return menuTexts.waitingToBeSent(waiting);
  if (locked > 0) return unsentStillLocked;
  return handedOver > 0 ? menuTexts.handedOverCount(handedOver) : menuTexts.everythingHasBeenReceived;
}

/** Photos that were shared into the app and belong to no project yet. */
function SharedNote({ onChosen }: { onChosen: () => void }) {
  const { owner } = useSession();
  const [count, setCount] = useState(0);
  useEffect(() => void countShared(owner).then(setCount, () => undefined), [owner]);
  if (count === 0) return null;
  return (
    <Link className={panelCss.link} to={paths.sharedPhotos} onClick={onChosen}>
      {menuTexts.sharedPhotos}
      <small>{menuTexts.photosWaitForProject(count)}</small>
    </Link>
  );
}

function Notices({ onChosen }: { onChosen: () => void }) {
  const { owner } = useSession();
  const drafts = useListedDrafts(owner);
  if (!drafts) return <p className={panelCss.head}>{menuTexts.loadingDrafts}</p>;
  if (drafts.length === 0) return <p className={panelCss.head}>{menuTexts.noUnfinishedFormsOnThisDevice}</p>;
  return (
    <>
      <p className={panelCss.head}>
        <strong>{menuTexts.unfinishedFormsOnThisDevice}</strong>
      </p>
      <ul role="list" className={panelCss.list}>
        {drafts.map((draft) => (
          <li key={draft.formKey}>
            <Link className={panelCss.link} to={draft.path} onClick={onChosen}>
              <DraftName draft={draft} />
              <small>{momentText(draft.savedAt)}</small>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
