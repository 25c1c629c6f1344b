import type { LineState } from "@ministry/contract";
import { createStore, type Followed } from "../lib/store.ts";
import { timeoutSignal } from "../lib/timeout-signal.ts";

const askTimeoutMs = 8_000;
const firstRetryMs = 4_000;
/** While somebody looks at the page, a connection that is back is noticed within ten seconds. */
const maxRetryMs = { visible: 8_000, hidden: 120_000 };
/** A page that comes back into view asks again when its answer is older. */
const answerGoodForMs = 60_000;

export interface Connection {
  state: Followed<LineState>;
  /** Asks the API now; questions asked at the same time share one answer. */
  check(): Promise<void>;
  /** Asks once, and from now on whenever something hints at a change. */
  start(): void;
}

/**
 * Tells whether the API can be reached, by asking it: `navigator.onLine` knows of a cable, not of a service, and a
 * captive portal answers everything with a page of its own. While there is no answer, asks again every few seconds,
 * and more and more seldom in a page that nobody sees: coming into view it asks at once.
 *
 * @param apiBase the API's origin
 */
export function watchConnection(apiBase: string): Connection {
  const state = createStore<LineState>("online");
  let running: Promise<void> | undefined;
  let retryMs = firstRetryMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let askedAt = 0;

  async function ask(): Promise<void> {
    clearTimeout(timer);
    askedAt = Date.now();
    const found = await detectConnection(apiBase);
    state.set(found);
    if (found === "online") {
      retryMs = firstRetryMs;
      return;
    }
    // From the question on: one that nobody answers has taken its time already.
    timer = setTimeout(check, Math.max(0, askedAt + retryMs - Date.now()));
    retryMs = Math.min(retryMs * 2, maxRetryMs[document.visibilityState]);
  }

  function check(): Promise<void> {
    running ??= ask().finally(() => (running = undefined));
    return running;
  }

  return {
    state,
    check,
    start() {
      const askAgain = () => {
        retryMs = firstRetryMs;
        // A question on its way was asked before the change: its answer says nothing of it.
        if (running) void running.then(check, check);
        else void check();
      };
      addEventListener("online", askAgain);
      addEventListener("offline", askAgain);
      document.addEventListener("visibilitychange", () => {
        const isOld = Math.abs(Date.now() - askedAt) > answerGoodForMs;
        if (document.visibilityState === "visible" && (isOld || state.get() !== "online")) askAgain();
      });
      void check();
    },
  };
}

/**
 * Tells the connection state. A captive portal can't be read across origins, so after a failed API request the site's
 * `config.json` is requested: its own file means that only the API is away, another page means a captive portal.
 */
async function detectConnection(apiBase: string): Promise<LineState> {
  const api = await probe(`${apiBase}/healthz`, ({ service }) => service === "ministry-api");
  if (api.isOurs) return "online";
  if (api.isForeign) return "captive";
  if (!navigator.onLine) return "offline";
  const site = await probe("/config.json", ({ parts }) => Array.isArray(parts));
  return site.isForeign ? "captive" : "unreachable";
}

interface ProbeResult {
  isOurs?: boolean;
  /** A page, or an answer that came by way of another address. */
  isForeign?: boolean;
}

async function probe(
  url: string,
  isExpected: (body: Record<string, unknown>) => boolean,
): Promise<ProbeResult> {
  try {
    const answer = await fetch(url, { cache: "no-store", signal: timeoutSignal(askTimeoutMs) });
    const body = (await answer.json().catch((error: Error) => {
      // What is not JSON is somebody's page; a body that broke off or timed out says nothing of who sent it.
      if (error.name !== "SyntaxError") throw error;
    })) as Record<string, unknown> | null | undefined;
    // A host that knows no such address proves itself by its JSON refusal.
    const isOurs = Boolean(body && (isExpected(body) || answer.status === 404));
    // 511 is the status such networks should use (RFC 6585); few do.
    const isPage = body === undefined && answer.status < 400;
    return { isOurs, isForeign: !isOurs && (isPage || answer.redirected || answer.status === 511) };
  } catch {
    return {};
  }
}
