import { useQuery, useQueryClient } from "@tanstack/react-query";
import { AskButton } from "../../screen/ask-button.tsx";
import { HostAddition } from "../../screen/host-addition.tsx";
import { Part } from "../../screen/part.tsx";
import { useApi } from "../../session/portal.tsx";
import { SessionEntry } from "./session-entry.tsx";
import { sessionsQuery } from "./sessions-query.ts";
import entryList from "../../screen/entry-list.module.css";

/** Where one is signed in, the present device first, and the way to end that elsewhere. */
export function SessionsList() {
  const query = useQuery(sessionsQuery(useApi()));
  const others = query.data?.filter(({ current }) => !current).length ?? 0;
  return (
    <Part title="Where you are signed in" actions={others > 0 && <SignOutElsewhere others={others} />}>
      <HostAddition
        query={query}
        failure="Failed to load your sessions."
        missing="This server does not list where you are signed in. Log out on each device you no longer use."
      >
        {(sessions) => (
          <ul role="list" className={entryList.list}>
            {[...sessions]
              .sort((a, b) => Number(b.current) - Number(a.current))
              .map((session) => (
                <SessionEntry key={session.id} session={session} />
              ))}
          </ul>
        )}
      </HostAddition>
    </Part>
  );
}

function SignOutElsewhere({ others }: { others: number }) {
  const api = useApi();
  const queries = useQueryClient();
  return (
    <AskButton
      label="Sign out elsewhere"
      question="Sign out everywhere but here?"
      confirmLabel="Sign out elsewhere"
      danger
      onConfirm={async (idempotencyKey) => {
        await api.account.endOtherSessions({ idempotencyKey });
        await queries.invalidateQueries(sessionsQuery(api));
      }}
      failure="The sessions could not be ended."
      success="Signed out everywhere else"
    >
      <p>
        {others === 1 ? "1 other session ends." : `${others} other sessions end.`} This device stays signed
        in.
      </p>
    </AskButton>
  );
}
