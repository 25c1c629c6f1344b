import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import * as administrationTexts from "../../content/pages/administration.ts";
import { adminsQuery } from "../../features/admins/admins-query.ts";
import { AuditFilter, emptyAuditQuery, type AuditQuery } from "../../features/audit/audit-filter.tsx";
import { AuditTrail } from "../../features/audit/audit-trail.tsx";
import { ExportButton } from "../../features/audit/export-button.tsx";
import { Page } from "../../screen/page.tsx";
import { useMay } from "../../session/roles/allowed.tsx";
import { useApi, usePortal } from "../../session/portal.tsx";

/** Who changed what: what was done to records is for everybody here, accounts are for administrators. What is asked for stands in the address. */
export function AuditPage() {
  const [address, setAddress] = useSearchParams();
  const isAdministrator = useMay()("administer");
  // A server with roles has it.
  const hasExport = usePortal().sessions.get()?.user.role !== undefined;
  const { data: people = [] } = useQuery({ ...adminsQuery(useApi()), enabled: isAdministrator });
  const asked = { ...emptyAuditQuery };
  for (const name of Object.keys(asked) as (keyof AuditQuery)[]) asked[name] = address.get(name) ?? "";
  const page = Math.max(1, Math.floor(Number(address.get("page"))) || 1);

  const go = (next: AuditQuery, nextPage: number) => {
    const named = Object.entries(next).filter(([, value]) => value !== "");
    const turned = nextPage > 1 ? [["page", String(nextPage)] as [string, string]] : [];
    setAddress([...named, ...turned], { flushSync: true });
  };
  return (
    <Page
      title={administrationTexts.changes}
      actions={isAdministrator && hasExport && <ExportButton asked={asked} />}
    >
      <AuditFilter asked={asked} accounts={isAdministrator} people={people} onAsk={(next) => go(next, 1)} />
      <AuditTrail asked={asked} page={page} onPage={(next) => go(asked, next)} />
    </Page>
  );
}
