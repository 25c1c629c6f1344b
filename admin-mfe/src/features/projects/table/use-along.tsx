import type { Project, Sector } from "@ministry/api-client";
import { Badge, Button, useToast } from "@ministry/shared-ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import * as projectTableTexts from "../../../content/projects/table.ts";
import { useIsOnline } from "../../../screen/use-is-online.ts";
import { messageOf } from "../../../lib/failures.ts";
import { useApi } from "../../../session/portal.tsx";
import { listAlong, type AlongEntry } from "../../../session/saved-reads/copies.ts";
import { useSession } from "../../../session/use-session.ts";
import { leaveHere, takeAlong } from "./take-along.ts";

/** Projects that are brought up to date on their own when the table opens. */
const refreshAfterMs = 3_600_000;

/** Projects of this account that are on this device; what is old is read again as the table opens. */
function useTakenAlong(sector: Sector) {
  const api = useApi();
  const { owner } = useSession();
  const isOnline = useIsOnline();
  const queryClient = useQueryClient();
  const queryKey = ["taken-along", owner];
  const queryFn = () => listAlong(owner).catch((): AlongEntry[] => []);
  // It reads this device alone, so it is asked offline too.
  const { data: all = [] } = useQuery({ queryKey, queryFn, networkMode: "always" });
  const entries = all.filter((entry) => entry.sector === sector);
  const read = () => queryClient.invalidateQueries({ queryKey });

  const refresh = useEffectEvent(async () => {
    if (!isOnline) return;
    const old = (await queryFn()).filter(({ takenAt }) => Date.now() - takenAt > refreshAfterMs);
    for (const { projectId, title, sector: of } of old) {
      await takeAlong(api, owner, { id: projectId, title, sector: of }).catch(() => undefined);
    }
    if (old.length > 0) await read();
  });
  useEffect(() => void refresh(), [owner, sector]);
  return { entries, read };
}

/** Taking projects along into the field: what the choice bar offers, and what a row says of it. */
export function useAlong(sector: Sector): {
  actions: (chosen: readonly Project[]) => ReactNode;
  note: (projectId: string | undefined) => ReactNode;
} {
  const api = useApi();
  const { owner } = useSession();
  const toast = useToast();
  const [working, setWorking] = useState(false);

  const { entries, read } = useTakenAlong(sector);
  const take = async (projects: readonly Project[]) => {
    setWorking(true);
    let missing = 0;
    try {
      for (const { id, title } of projects) {
        if (id) missing += (await takeAlong(api, owner, { id, title, sector })).missing;
      }
      toast(projectTableTexts.projectsAreOnThisDevice(projects.length));
      if (missing > 0) {
        toast({
          tone: "danger",
          text: projectTableTexts.ofPicturesCouldNotBeSaved(missing),
          lastsMs: 20_000,
        });
      }
    } catch (error) {
      toast({
        tone: "danger",
        text: messageOf(error, projectTableTexts.notEverythingCouldBeTakenAlong),
        lastsMs: 20_000,
      });
    } finally {
      await read();
      setWorking(false);
    }
  };
  const leave = async (projects: readonly Project[]) => {
    try {
      for (const { id } of projects) if (id) await leaveHere(owner, id);
    } catch {
      toast({ tone: "danger", text: projectTableTexts.notEverythingCouldBeRemoved });
    }
    await read();
  };
  const isAlong = (id: string | undefined) => entries.some(({ projectId }) => projectId === id);

  return {
    actions: (chosen) => (
      <AlongActions
        along={chosen.filter(({ id }) => isAlong(id))}
        working={working}
        onTake={() => void take(chosen)}
        onLeave={(projects) => void leave(projects)}
      />
    ),
    note: (id) => isAlong(id) && <Badge tone="success">{projectTableTexts.takenAlong}</Badge>,
  };
}

interface AlongActionsProps {
  /** Those of the ticked projects that are on this device. */
  along: readonly Project[];
  working: boolean;
  onTake: () => void;
  onLeave: (projects: readonly Project[]) => void;
}

function AlongActions({ along, working, onTake, onLeave }: AlongActionsProps) {
  const isOnline = useIsOnline();
  return (
    <>
      {isOnline && (
        <Button size="small" variant="secondary" pending={working} onClick={onTake}>
          {projectTableTexts.takeTheseProjectsAlong}
        </Button>
      )}
      {along.length > 0 && (
        <Button size="small" variant="quiet" disabled={working} onClick={() => onLeave(along)}>
          {projectTableTexts.removeFromThisDevice}
        </Button>
      )}
    </>
  );
}
