import { Button, Icon, useToast } from "@ministry/shared-ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import * as menuTexts from "../../../content/layout/menus.ts";
import { isOpen, useOutboxView } from "../../../outbox/use-outbox.ts";
import { paths } from "../../../paths.ts";
import { usePortal } from "../../../session/portal.tsx";
import { draftsOnDevice, signOut } from "./sign-out.ts";
import { useSession } from "../../../session/use-session.ts";
import { Menu } from "./menu.tsx";
import { SignOutDialog, type AtRisk } from "./sign-out-dialog.tsx";
import panelCss from "../panel.module.css";
import css from "./menu.module.css";

/** Leaving: asks where something on this device would be lost, and signs out. */
function useLeaving() {
  const portal = usePortal();
  const { outbox, host } = portal;
  const { owner } = useSession();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [atRisk, setAtRisk] = useState<AtRisk>();
  const toast = useToast();
  const { items, lockable, serverUnreachable } = useOutboxView();
  const open = items.filter(isOpen);

  const leave = async ({ discard }: { discard: boolean }) => {
    setAtRisk(undefined);
    try {
      if (discard) await outbox.discardAll();
    } catch {
      // Do not sign out when the discard failed.
      toast({ tone: "danger", text: menuTexts.unsentNotDiscarded });
      return;
    }
    let answered: Promise<unknown>;
    try {
      ({ answered } = await signOut(portal, { discard }));
    } catch {
      toast({ tone: "danger", text: menuTexts.sharedPhotosNotLocked });
      return;
    }
    queries.clear();
    await navigate(paths.login, { replace: true });
    await answered;
  };
  const ask = async () => {
    const { count: drafts, areLockable } = await draftsOnDevice(owner);
    const isOnline = host.line.get() === "online" && !serverUnreachable;
    const found = { drafts, waiting: open.length, lockable: lockable && areLockable, isOnline };
    if (found.drafts + found.waiting > 0) setAtRisk(found);
    else await leave({ discard: false });
  };
  const stay = () => setAtRisk(undefined);
  const sendNow = () => {
    stay();
    void outbox.sendNow();
    void navigate(paths.queue);
  };
  return { atRisk, ask, leave, stay, sendNow };
}

/** The chip with the admin's name, else `Admin`, and the way out. */
export function UserMenu() {
  const { session } = useSession();
  const { atRisk, ask, leave, stay, sendNow } = useLeaving();
  const name = session?.user.name ?? menuTexts.admin;
  return (
    <>
      <Menu
        button={
          <>
            <Icon name="user" />
            <span className={css.chipName} dir="auto">
              {name}
            </span>
          </>
        }
        name={menuTexts.accountOf(name)}
      >
        {(close) => (
          <>
            <Panel name={name} email={session?.user.email} onChosen={close} />
            <Button
              variant="quiet"
              onClick={() => {
                close();
                void ask();
              }}
            >
              {menuTexts.logout}
            </Button>
          </>
        )}
      </Menu>
      <SignOutDialog atRisk={atRisk} onStay={stay} onSendNow={sendNow} onLeave={(how) => void leave(how)} />
    </>
  );
}

interface PanelProps {
  name: string;
  email: string | undefined;
  onChosen: () => void;
}

function Panel({ name, email, onChosen }: PanelProps) {
  return (
    <>
      <p className={panelCss.head}>
        <strong dir="auto">{name}</strong>
        {email && <small>{email}</small>}
      </p>
      <Link className={panelCss.link} to={paths.account} onClick={onChosen}>
        {menuTexts.yourAccount}
        <small>{menuTexts.yourAccountHint}</small>
      </Link>
      <Link className={panelCss.link} to={paths.audit} onClick={onChosen}>
        {menuTexts.changes}
        <small>{menuTexts.whoChangedWhat}</small>
      </Link>
      <Link className={panelCss.link} to={paths.trash} onClick={onChosen}>
        {menuTexts.trash}
        <small>{menuTexts.trashHint}</small>
      </Link>
    </>
  );
}
