import { createApi, type Api, type Session } from "@ministry/api-client";
import { createOutbox, type Outbox } from "@ministry/api-client/outbox";
import type { Host } from "@ministry/contract";
import { createContext, useContext } from "react";
import { portalFetch } from "./saved-reads/portal-fetch.ts";
import { checkConnectionOnReceipt } from "./connection-on-receipt.ts";
import { createStepUps, type StepUps } from "./step-ups.ts";
import { createSessionStore, type SessionStore } from "./session-store.ts";

/** What every screen of the portal works with; made once per page from what the shell hands over. */
export interface Portal {
  /** Sends the session's token with every call (AMB-07). */
  api: Api;
  /** What is to be sent when it can be. */
  outbox: Outbox;
  host: Host;
  sessions: SessionStore;
  /** Calls that wait until the person has shown once more who they are. */
  stepUps: StepUps;
}

export function createPortal(host: Host): Portal {
  const sessions = createSessionStore();
  const stepUps = createStepUps();
  const { apiBase, storageBase } = host.config;
  const token = () => sessions.get()?.token;
  const owner = () => ownerOf(sessions.get());
  const outbox = createOutbox({ apiBase, token, owner });
  checkConnectionOnReceipt(outbox, host);
  return {
    ...{ host, sessions, stepUps },
    api: createApi({
      apiBase,
      storageBase,
      token,
      stepUp: stepUps.ask,
      fetch: portalFetch({
        ...{ apiBase, owner },
        onRole: sessions.noteRole,
        onMustEnrol: sessions.noteMustEnrol,
        onPasswordGiven: sessions.notePasswordGiven,
      }),
    }),
    outbox,
  };
}

/** Under whose name drafts and queued requests are stored; a session that tells no user still has one. */
export function ownerOf(session: Session): string;
export function ownerOf(session: Session | undefined): string | undefined;
export function ownerOf(session: Session | undefined): string | undefined {
  return session && (session.user.id ?? session.user.email ?? "admin");
}

const PortalContext = createContext<Portal | undefined>(undefined);

export const PortalProvider = PortalContext.Provider;

export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error("a screen of the portal was rendered outside of it");
  return portal;
}

export const useApi = (): Api => usePortal().api;
