import type { AdminAccount } from "@ministry/api-client";
import { Badge, Table } from "@ministry/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { HostAddition } from "../../screen/host-addition.tsx";
import { dateText, Moment } from "../../screen/moment.tsx";
import { useApi } from "../../session/portal.tsx";
import { useSession } from "../../session/use-session.ts";
import { ActiveButton } from "./active-button.tsx";
import { adminsQuery } from "./admins-query.ts";
import { isOwn, reasonToStay } from "./standing.ts";
import css from "./admins.module.css";

/** Everybody who may sign in, or might: since when, last seen when, and the way to keep somebody out. */
export function AdminsList() {
  const query = useQuery(adminsQuery(useApi()));
  return (
    <HostAddition
      query={query}
      failure="Failed to load the admins."
      missing="This host keeps no list of its admins. Whoever runs it can tell who has an account, and close one."
    >
      {(admins) => <Admins admins={admins} />}
    </HostAddition>
  );
}

function Admins({ admins }: { admins: AdminAccount[] }) {
  const { session } = useSession();
  return (
    <Table
      caption="Admins"
      rows={admins}
      rowKey={({ id }) => id}
      columns={[
        {
          head: "Name",
          rowHead: true,
          cell: (admin) => (
            <span className={css.name}>
              <span dir="auto">{admin.name}</span>
              {isOwn(admin, session?.user) && <Badge tone="water">You</Badge>}
              {!admin.active && <Badge tone="warning">Deactivated</Badge>}
            </span>
          ),
        },
        { head: "Email", cell: ({ email }) => <span className={css.email}>{email}</span> },
        {
          head: "Since",
          cell: ({ createdAt }) => createdAt && <span className={css.date}>{dateText(createdAt)}</span>,
        },
        {
          head: "Last sign-in",
          cell: ({ lastSignInAt }) => (
            <span className={css.date}>{lastSignInAt ? <Moment at={lastSignInAt} /> : "Not yet"}</span>
          ),
        },
        {
          head: "Action",
          bare: true,
          cell: (admin) => {
            const reason = reasonToStay(admin, admins, session?.user);
            return reason === undefined ? (
              <ActiveButton admin={admin} />
            ) : (
              <small className={css.reason}>{reason}</small>
            );
          },
        },
      ]}
    />
  );
}
