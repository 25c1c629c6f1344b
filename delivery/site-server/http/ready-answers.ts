import type { IncomingMessage, ServerResponse } from "node:http";
import { versionHeld } from "@ministry/contract";
import { variesBy } from "./low-data.ts";
import { cacheRecent } from "../stores/recent.ts";
import { sendPrepared, type Prepared } from "./respond.ts";

const maxAnswers = 500;

interface Ready {
  prepared: Prepared;
  /** Milliseconds, as `performance.now()` tells them. */
  until: number;
}

/**
 * Holds pages as they were sent, for who asks for the same address in the same way within a moment: under load nearly
 * everybody does, and their answer costs little more than writing it.
 *
 * @param sameForMs how long an answer is the same for everybody who asks for the address alone
 */
export function readyAnswers(sameForMs: number) {
  const answers = new Map<string, Ready>();

  return {
    /** Sends the answer that is held. @returns `false` while none is */
    send(request: IncomingMessage, response: ServerResponse): boolean {
      const found = answers.get(keyOf(request));
      if (!found || performance.now() >= found.until || !isForEverybody(request)) return false;
      sendPrepared(request, response, found.prepared);
      return true;
    },

    /** Holds an answer that was made for a request; not one that is for its sender alone. */
    store(request: IncomingMessage, prepared: Prepared): void {
      if (!isForEverybody(request)) return;
      cacheRecent(answers, keyOf(request), { prepared, until: performance.now() + sameForMs }, maxAnswers);
    },
  };
}

export type ReadyAnswers = ReturnType<typeof readyAnswers>;

/** Headers that make another answer of the same address, as the answers say themselves. */
const varying = ["accept-encoding", ...variesBy.split(", ")];

const keyOf = ({ url, headers }: IncomingMessage): string =>
  varying.reduce((key, name) => `${key}\n${String(headers[name])}`, url ?? "");

/** Behind the `?` may stand anything; who holds a version of the page gets what differs from that. */
const isForEverybody = ({ method, url = "", headers }: IncomingMessage): boolean =>
  (method === "GET" || method === "HEAD") && !url.includes("?") && !versionHeld(headers.accept);
