import type { AdminAccount } from "@ministry/api-client";
import { Badge, DataTable, RowActions, type DataColumn } from "@ministry/shared-ui";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import * as adminsTexts from "../../content/accounts/admins.ts";
import { HostAddition } from "../../screen/host-addition.tsx";
import { dateText, Moment } from "../../lib/moment.tsx";
import { useApi } from "../../session/portal.tsx";
import { roleWords } from "../../session/roles/role-words.ts";
import { useSession } from "../../session/use-session.ts";
import { ActiveButton } from "./active-button.tsx";
import { adminsQuery } from "./admins-query.ts";
import { ResetFactorButton } from "./reset-factor-button.tsx";
import { ResetLinkButton } from "./reset-link-button.tsx";
import { RoleButton } from "./role-button.tsx";
import { SignOutButton } from "./sign-out-button.tsx";
import { isOnlyAdministrator, isOwn, reasonToStay } from "./account-rules.ts";
import css from "./admins.module.css";

interface SessionsOf {
  /** The way to somebody's sessions. */
  sessionsOf: (admin: AdminAccount) => ReactNode;
}

/** Everybody who may sign in, or might: since when, last seen when, and the way to keep somebody out. */
export function AdminsList({ sessionsOf }: SessionsOf) {
  const query = useQuery(adminsQuery(useApi()));
  return (
    <HostAddition
      query={query}
      failure={adminsTexts.failedToLoadAdmins}
      missing={adminsTexts.noListOnThisServer}
    >
      {(admins) => <Admins admins={admins} sessionsOf={sessionsOf} />}
    </HostAddition>
  );
}

function Admins({ admins, sessionsOf }: { admins: AdminAccount[] } & SessionsOf) {
  const { session } = useSession();
  const roled = admins.some(({ role }) => role !== undefined);
  const mayChangeRole = (admin: AdminAccount) =>
    admin.role !== undefined && !isOnlyAdministrator(admin, admins);
  const reasonOf = (admin: AdminAccount) => reasonToStay(admin, admins, session?.user);
  return (
    <DataTable
      caption={adminsTexts.admins}
      rows={admins}
      rowKey={({ id }) => id}
      columns={[
        {
          head: adminsTexts.name,
          rowHead: true,
          cell: (admin) => <Name admin={admin} isOwn={isOwn(admin, session?.user)} />,
        },
        ...(roled ? [roleColumn] : []),
        ...timeColumns,
        {
          head: adminsTexts.action,
          bare: true,
          phone: (admin) => (reasonOf(admin) === undefined || mayChangeRole(admin) ? "actions" : "line"),
          cell: (admin) => (
            <Actions
              admin={admin}
              isOwn={isOwn(admin, session?.user)}
              mayChangeRole={mayChangeRole(admin)}
              reason={reasonOf(admin)}
              sessionsOf={sessionsOf}
            />
          ),
        },
      ]}
    />
  );
}

const roleColumn: DataColumn<AdminAccount> = {
  head: adminsTexts.role,
  phone: "labelled",
  cell: (admin) => roleWords[admin.role ?? "administrator"].name,
};

const timeColumns: DataColumn<AdminAccount>[] = [
  {
    head: adminsTexts.since,
    phone: "labelled",
    cell: ({ createdAt }) => createdAt && <span className={css.date}>{dateText(createdAt)}</span>,
  },
  {
    head: adminsTexts.lastSignIn,
    phone: "labelled",
    cell: ({ lastSignInAt }) => (
      <span className={css.date}>{lastSignInAt ? <Moment at={lastSignInAt} /> : adminsTexts.notYet}</span>
    ),
  },
];

function Name({ admin, isOwn }: { admin: AdminAccount; isOwn: boolean }) {
  return (
    <div className={css.name}>
      <span dir="auto">{admin.name}</span>
      {isOwn && <Badge tone="water">{adminsTexts.you}</Badge>}
      {!admin.active && <Badge tone="warning">{adminsTexts.deactivated}</Badge>}
      <small className={css.email}>{admin.email}</small>
    </div>
  );
}

interface ActionsProps extends SessionsOf {
  admin: AdminAccount;
  isOwn: boolean;
  mayChangeRole: boolean;
  /** Why the account can't be switched off; none where it can. */
  reason: string | undefined;
}

function Actions({ admin, isOwn, mayChangeRole, reason, sessionsOf }: ActionsProps) {
  const why = reason !== undefined && <small className={css.reason}>{reason}</small>;
  if (!mayChangeRole && why) return why;
  return (
    <RowActions name={admin.name} wrap>
      {mayChangeRole && <RoleButton admin={admin} />}
      {admin.role !== undefined && admin.active && !isOwn && (
        <>
          <ResetLinkButton admin={admin} />
          {sessionsOf(admin)}
          <SignOutButton admin={admin} />
        </>
      )}
      {admin.secondFactor && !isOwn && <ResetFactorButton admin={admin} />}
      {why || <ActiveButton admin={admin} />}
    </RowActions>
  );
}
