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
import css from "../layout.module.css";

/** The chip with the admin's name, else `Admin`, and the way out. */
export function UserMenu() {
  const portal = usePortal();
  const { outbox, host } = portal;
  const { session, owner } = useSession();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [atRisk, setAtRisk] = useState<AtRisk>();
  const toast = useToast();
  const { items, lockable, serverUnreachable } = useOutboxView();
  const open = items.filter(isOpen);
  const name = session?.user.name ?? menuTexts.admin;

  const leave = async ({ discard }: { discard: boolean }) => {
    setAtRisk(undefined);
    try {
      if (discard) await outbox.discardAll();
    } catch {
      // Nobody is signed out over a promise that was not kept.
      toast({ tone: "danger", text: menuTexts.whatWaitsCouldNot });
      return;
    }
    const { answered } = await signOut(portal, { discard });
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
            <p className={css.panelHead}>
              <strong dir="auto">{name}</strong>
              {session?.user.email && <small>{session.user.email}</small>}
            </p>
            <Link className={css.panelLink} to={paths.account} onClick={close}>
              {menuTexts.yourAccount}
              <small>{menuTexts.passwordAndWhereYou}</small>
            </Link>
            <Link className={css.panelLink} to={paths.audit} onClick={close}>
              {menuTexts.changes}
              <small>{menuTexts.whoChangedWhat}</small>
            </Link>
            <Link className={css.panelLink} to={paths.trash} onClick={close}>
              {menuTexts.trash}
              <small>{menuTexts.whatWasDeletedInLast}</small>
            </Link>
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
      <SignOutDialog
        atRisk={atRisk}
        onStay={() => setAtRisk(undefined)}
        onSendNow={() => {
          setAtRisk(undefined);
          void outbox.sendNow();
          void navigate(paths.queue);
        }}
        onLeave={(how) => void leave(how)}
      />
    </>
  );
}
