import { Button, Icon, useToast } from "@ministry/shared-ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useNavigate } from "react-router-dom";
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
  const name = session?.user.name ?? "Admin";

  const leave = async ({ discard }: { discard: boolean }) => {
    setAtRisk(undefined);
    try {
      if (discard) await outbox.discardAll();
    } catch {
      // Nobody is signed out over a promise that was not kept.
      toast({ tone: "danger", text: "What waits could not be discarded. You are still logged in." });
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
        name={`Account of ${name}`}
      >
        {(close) => (
          <>
            <p className={css.panelHead}>
              <strong dir="auto">{name}</strong>
              {session?.user.email && <small>{session.user.email}</small>}
            </p>
            <Link className={css.panelLink} to={paths.account} onClick={close}>
              Your account
              <small>Password, and where you are signed in</small>
            </Link>
            <Link className={css.panelLink} to={paths.audit} onClick={close}>
              Changes
              <small>Who changed what</small>
            </Link>
            <Link className={css.panelLink} to={paths.trash} onClick={close}>
              Trash
              <small>What was deleted in the last 30 days</small>
            </Link>
            <Button
              variant="quiet"
              onClick={() => {
                close();
                void ask();
              }}
            >
              Logout
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
