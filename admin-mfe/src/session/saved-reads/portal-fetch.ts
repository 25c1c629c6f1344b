import { roleIn, type Role } from "@ministry/api-client";
import { readCopy, saveCopy, storing } from "./copies.ts";
import { noteOnline, noteSavedCopy } from "./shown-copies.ts";

/**
 * Reads that are not stored: who signed in where, who changed what, and what is asked for at the moment only. An old
 * answer about the backups raised a false alarm, one about the trash said what had become of a record since.
 */
const notStored =
  /^\/(?:audit|sessions|receipts|healthz|readyz|uploads|second-factor|invitations|mail|forgot-password|backups|trash)\b/;
/** Reads that a visitor may make as well; their public copy follows what the officer reads. */
const publicReads = /^\/(?:api\/)?(?:read|createachiev|createwaterachiev)/i;
/** A public copy is refreshed this often at most. */
const publicRefreshMs = 30_000;

export interface PortalFetchParts {
  apiBase: string;
  /** Whose copies these are. */
  owner: () => string | undefined;
  /** Called with the role the server names in an answer to a session. */
  onRole?: (role: Role) => void;
  /** Called with whether the server asks the account for a second factor first. */
  onMustEnrol?: (must: boolean) => void;
  /** Called with whether somebody else has chosen the account's password. */
  onPasswordGiven?: (given: boolean) => void;
}

/**
 * `fetch` of a portal that may be offline. What an officer reads is stored, encrypted with their key, and answers the
 * same read offline; where there is no such copy, the worker's public one does. What is public is refreshed in the
 * worker's cache too, by asking as a visitor does: answers to sessions never go there (docs/offline.md). A change
 * made on an old copy is recognised by its version.
 */
export function portalFetch({ apiBase, owner, onRole, onMustEnrol, onPasswordGiven }: PortalFetchParts) {
  const refreshedAt = new Map<string, number>();

  /** The worker answers from its cache and refreshes that; without a worker there is nothing to refresh. */
  function refreshPublicCopy(url: string): void {
    if (!publicReads.test(pathOf(url)) || !navigator.serviceWorker?.controller) return;
    if (Date.now() - (refreshedAt.get(url) ?? 0) < publicRefreshMs) return;
    refreshedAt.set(url, Date.now());
    void fetch(url, { headers: { accept: "application/json" } }).catch(() => undefined);
  }

  const pathOf = (url: string) => (url.startsWith(apiBase) ? url.slice(apiBase.length) : "");

  async function store(who: string, url: string, answer: Response): Promise<void> {
    if (answer.status !== 200 || !isJson(answer)) return;
    await saveCopy(who, url, await answer.text());
    refreshPublicCopy(url);
  }

  return async function fetchOrSavedCopy(
    input: RequestInfo | URL,
    init: RequestInit = {},
  ): Promise<Response> {
    const url = String(input instanceof Request ? input.url : input);
    const headers = new Headers(init.headers);
    const who = owner();
    const isRead = (init.method ?? "GET") === "GET" && headers.has("Authorization");
    const isStored = isRead && who !== undefined && pathOf(url) !== "" && !notStored.test(pathOf(url));
    try {
      const answer = await fetch(input, init);
      const role = roleIn(answer.headers.get("account-role"));
      if (role !== undefined && owner() === who) {
        onRole?.(role);
        onMustEnrol?.(answer.headers.has("account-second-factor"));
        onPasswordGiven?.(answer.headers.has("account-password"));
      }
      if (isRead) noteOnline(url);
      // Stored beside the screen: what can't be stored is still shown.
      if (isStored) storing(store(who, url, answer.clone()));
      return answer;
    } catch (error) {
      if (!isRead || init.signal?.aborted) throw error;
      const copy = isStored ? await readCopy(who, url).catch(() => undefined) : undefined;
      if (copy) {
        noteSavedCopy(url, copy.savedAt);
        return new Response(copy.text, { headers: { "content-type": "application/json" } });
      }
      headers.delete("Authorization");
      return fetch(url, { ...init, headers }).catch(() => {
        throw error;
      });
    }
  };
}

const isJson = ({ headers }: Response): boolean =>
  /^application\/(?:[\w.-]+\+)?json\b/i.test(headers.get("content-type") ?? "");
