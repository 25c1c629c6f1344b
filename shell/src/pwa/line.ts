import type { Host, LineState } from "@ministry/delivery/contract";
import { createStore } from "./store.ts";

const askTimeoutMs = 8_000;
const firstRetryMs = 5_000;
const longestRetryMs = 120_000;
/** A page that comes back into view asks again when its answer is older. */
const answerGoodForMs = 60_000;

export interface Line {
  state: Host["line"];
  /** Asks the API now; questions asked at the same time share one answer. */
  check(): Promise<void>;
  /** Asks once, and from now on whenever something hints at a change. */
  start(): void;
}

/**
 * Tells whether the API can be reached, by asking it: `navigator.onLine` knows of a cable, not of a service, and a
 * captive portal answers everything with a page of its own. While there is no answer, asks again and again, more
 * and more seldom.
 *
 * @param apiBase the API's origin
 */
export function createLine(apiBase: string): Line {
  const state = createStore<LineState>("online");
  let running: Promise<void> | undefined;
  let retryMs = firstRetryMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let askedAt = 0;

  async function ask(): Promise<void> {
    clearTimeout(timer);
    askedAt = Date.now();
    if (await answers(apiBase)) {
      retryMs = firstRetryMs;
      state.set("online");
      return;
    }
    state.set(navigator.onLine ? "unreachable" : "offline");
    timer = setTimeout(check, retryMs);
    retryMs = Math.min(retryMs * 2, longestRetryMs);
  }

  function check(): Promise<void> {
    running ??= ask().finally(() => (running = undefined));
    return running;
  }

  return {
    state,
    check,
    start() {
      const askAnew = () => {
        retryMs = firstRetryMs;
        void check();
      };
      window.addEventListener("online", askAnew);
      window.addEventListener("offline", askAnew);
      document.addEventListener("visibilitychange", () => {
        const isOld = Math.abs(Date.now() - askedAt) > answerGoodForMs;
        if (document.visibilityState === "visible" && (isOld || state.get() !== "online")) askAnew();
      });
      void check();
    },
  };
}

/** Only the API's own word counts; a host that has no such address proves itself by its JSON refusal. */
async function answers(apiBase: string): Promise<boolean> {
  try {
    const answer = await fetch(`${apiBase}/healthz`, {
      cache: "no-store",
      signal: AbortSignal.timeout(askTimeoutMs),
    });
    const said = (await answer.json()) as { service?: unknown } | null;
    return said?.service === "ministry-api" || answer.status === 404;
  } catch {
    return false;
  }
}
