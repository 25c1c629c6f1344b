import { Button, useToast } from "@ministry/shared-ui";
import * as changesTexts from "../../content/changes/trail.ts";
import { download } from "../../lib/download.ts";
import { fileDay } from "../../lib/moment.tsx";
import { useOneAtATime } from "../../lib/use-one-at-a-time.ts";
import { usePortal } from "../../session/portal.tsx";
import { useSession } from "../../session/use-session.ts";
import type { AuditQuery } from "./audit-filter.tsx";
import { spanOf } from "./words/span.ts";

/** Saves the changes that are asked for as a table for spreadsheets. */
export function ExportButton({ asked: { actor, kind, from, until } }: { asked: AuditQuery }) {
  const { host, sessions } = usePortal();
  const { signInAgain } = useSession();
  const toast = useToast();
  const { run, working } = useOneAtATime();

  const save = async () => {
    const query = new URLSearchParams({
      ...(actor && { actor }),
      ...(kind && { kind }),
      ...spanOf(from, until),
    });
    const headers = { Authorization: `Bearer ${sessions.get()?.token ?? ""}` };
    const answer = await fetch(`${host.config.apiBase}/audit/export?${query}`, { headers });
    if (answer.status === 401) return signInAgain();
    if (!answer.ok) throw new Error(`refused with ${answer.status}`);
    download(await answer.blob(), `changes-${fileDay()}.csv`);
    toast(changesTexts.savedAsTable);
  };
  const trySaving = async () => {
    try {
      await save();
    } catch {
      toast({ tone: "danger", text: changesTexts.saveAsTableFailed });
    }
  };
  return (
    <Button variant="secondary" pending={working} onClick={() => void run(trySaving)}>
      {changesTexts.saveAsTableCsv}
    </Button>
  );
}
