import type { Project, Sector } from "@ministry/api-client";
import { Badge, Button, useToast } from "@ministry/shared-ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import * as projectTableTexts from "../../../content/projects/table.ts";
import { useIsOnline } from "../../../screen/use-is-online.ts";
import { messageOf } from "../../../lib/failures.ts";
import { useApi } from "../../../session/portal.tsx";
import { listOfflineProjects, type OfflineProject } from "../../../session/saved-reads/offline-projects.ts";
import { useSession } from "../../../session/use-session.ts";
import { removeOfflineProject, saveOfflineProject } from "./save-offline.ts";

/** Projects that are brought up to date on their own when the table opens. */
const refreshAfterMs = 3_600_000;

/** Projects of this account that are on this device; what is old is read again as the table opens. */
function useSavedProjects(sector: Sector) {
  const api = useApi();
  const { owner } = useSession();
  const isOnline = useIsOnline();
  const queryClient = useQueryClient();
  const queryKey = ["offline-projects", owner];
  const queryFn = () => listOfflineProjects(owner).catch((): OfflineProject[] => []);
  // It reads this device alone, so it is asked offline too.
  const { data: all = [] } = useQuery({ queryKey, queryFn, networkMode: "always" });
  const entries = all.filter((entry) => entry.sector === sector);
  const read = () => queryClient.invalidateQueries({ queryKey });

  const refresh = useEffectEvent(async () => {
    if (!isOnline) return;
    const old = (await queryFn()).filter(({ takenAt }) => Date.now() - takenAt > refreshAfterMs);
    for (const { projectId, title, sector: of } of old) {
      await saveOfflineProject(api, owner, { id: projectId, title, sector: of }).catch(() => undefined);
    }
    if (old.length > 0) await read();
  });
  useEffect(() => void refresh(), [owner, sector]);
  return { entries, read };
}

/** Saving projects for offline use: the actions of the selection bar and the note in a row. */
export function useOfflineProjects(sector: Sector): {
  actions: (chosen: readonly Project[]) => ReactNode;
  note: (projectId: string | undefined) => ReactNode;
} {
  const api = useApi();
  const { owner } = useSession();
  const toast = useToast();
  const [working, setWorking] = useState(false);

  const { entries, read } = useSavedProjects(sector);
  const save = async (projects: readonly Project[]) => {
    setWorking(true);
    let missing = 0;
    try {
      for (const { id, title } of projects) {
        if (id) missing += (await saveOfflineProject(api, owner, { id, title, sector })).missing;
      }
      toast(projectTableTexts.projectsSavedOffline(projects.length));
      if (missing > 0) {
        toast({
          tone: "danger",
          text: projectTableTexts.picturesNotSaved(missing),
          lastsMs: 20_000,
        });
      }
    } catch (error) {
      toast({
        tone: "danger",
        text: messageOf(error, projectTableTexts.notAllSavedOffline),
        lastsMs: 20_000,
      });
    } finally {
      await read();
      setWorking(false);
    }
  };
  const remove = async (projects: readonly Project[]) => {
    try {
      for (const { id } of projects) if (id) await removeOfflineProject(owner, id);
    } catch {
      toast({ tone: "danger", text: projectTableTexts.notAllRemoved });
    }
    await read();
  };
  const isSaved = (id: string | undefined) => entries.some(({ projectId }) => projectId === id);

  return {
    actions: (chosen) => (
      <OfflineActions
        saved={chosen.filter(({ id }) => isSaved(id))}
        working={working}
        onSave={() => void save(chosen)}
        onRemove={(projects) => void remove(projects)}
      />
    ),
    note: (id) => isSaved(id) && <Badge tone="success">{projectTableTexts.savedForOfflineUse}</Badge>,
  };
}

interface OfflineActionsProps {
  /** Those of the ticked projects that are on this device. */
  saved: readonly Project[];
  working: boolean;
  onSave: () => void;
  onRemove: (projects: readonly Project[]) => void;
}

function OfflineActions({ saved, working, onSave, onRemove }: OfflineActionsProps) {
  const isOnline = useIsOnline();
  return (
    <>
      {isOnline && (
        <Button size="small" variant="secondary" pending={working} onClick={onSave}>
          {projectTableTexts.saveProjectsOffline}
        </Button>
      )}
      {saved.length > 0 && (
        <Button size="small" variant="quiet" disabled={working} onClick={() => onRemove(saved)}>
          {projectTableTexts.removeFromThisDevice}
        </Button>
      )}
    </>
  );
}
