import type { Api } from "@ministry/api-client";
import { Notice } from "@ministry/shared-ui";
import { queryOptions, useQuery } from "@tanstack/react-query";
import * as backupTexts from "../../content/dashboard/backups.ts";
import { momentText } from "../../lib/moment.tsx";
import { useApi } from "../../session/portal.tsx";

const backupsQuery = (api: Api) =>
  queryOptions({ queryKey: ["backups"], queryFn: ({ signal }) => api.backups.status({ signal }) });

/** A success older than this is worth a warning: one missed night, and some hours. Milliseconds. */
const oldMs = 36 * 3_600_000;

/**
 * Tells when the last backup was made, and why the last one failed. Says nothing while that is not known, on a host
 * without this call, and where no backups were set up: then it is the operator's to look after them.
 */
export function BackupNotice() {
  const { data, dataUpdatedAt } = useQuery(backupsQuery(useApi()));
  if (!data?.scheduled) return null;
  const { lastSuccessAt, lastFailure } = data;
  const last = lastSuccessAt
    ? backupTexts.lastBackup(momentText(lastSuccessAt))
    : backupTexts.noBackupHasBeenMadeYet;
  if (lastFailure) {
    return (
      <Notice tone="danger" title={backupTexts.lastBackupFailed}>
        <p>{lastFailure.message}</p>
        <p>{backupTexts.lastAttemptHint(momentText(lastFailure.at), last)}</p>
      </Notice>
    );
  }
  const isOld = lastSuccessAt !== undefined && dataUpdatedAt - Date.parse(lastSuccessAt) > oldMs;
  if (isOld) {
    return (
      <Notice tone="warning" title={backupTexts.lastBackupIsOld}>
        <p>{backupTexts.oldBackupHint(last)}</p>
      </Notice>
    );
  }
  return <p>{last}</p>;
}
