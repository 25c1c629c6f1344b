import type { AdminAccount } from "@ministry/api-client";
import { Dialog } from "@ministry/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { createPortal } from "react-dom";
import * as sessionTexts from "../../content/accounts/sessions.ts";
import { HostAddition } from "../../screen/host-addition.tsx";
import { NamedButton } from "../../screen/named-button.tsx";
import { useApi } from "../../session/portal.tsx";
import { SessionEntry } from "./session-entry.tsx";
import { sessionsOfQuery } from "./sessions-query.ts";
import entryList from "../../screen/entry-list.module.css";

/** Shows an administrator where a colleague is signed in, and ends one session at a time. */
export function SessionsButton({ account }: { account: AdminAccount }) {
  const [open, setOpen] = useState(false);
  const { name } = account;
  const close = () => setOpen(false);
  return (
    <>
      <NamedButton
        label={sessionTexts.sessions}
        name={sessionTexts.sessionsOf(name)}
        variant="secondary"
        onClick={() => setOpen(true)}
      />
      {createPortal(
        <Dialog open={open} title={sessionTexts.whereIsSignedIn(name)} onClose={close}>
          {open && <SessionsOf account={account} />}
        </Dialog>,
        document.body,
      )}
    </>
  );
}

function SessionsOf({ account: { id, name } }: { account: AdminAccount }) {
  const query = useQuery(sessionsOfQuery(useApi(), id));
  return (
    <HostAddition
      query={query}
      failure={sessionTexts.failedToLoadSessions}
      missing={sessionTexts.sessionsOfOthersUnavailable}
    >
      {(sessions) =>
        sessions.length === 0 ? (
          <p>{sessionTexts.notSignedInAnywhere(name)}</p>
        ) : (
          <ul role="list" className={entryList.list}>
            {sessions.map((session) => (
              <SessionEntry key={session.id} session={session} owner={name} />
            ))}
          </ul>
        )
      }
    </HostAddition>
  );
}
