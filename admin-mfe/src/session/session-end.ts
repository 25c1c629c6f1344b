import { useEffect, useState } from "react";
import { useSession } from "./use-session.ts";

/** How long before its end the notice is shown. */
const noticeMs = 10 * 60_000;

/** How often it is looked at; timers of hours are unreliable on phones that sleep. */
const checkEveryMs = 15_000;

/**
 * When the session ends, from ten minutes before on; nothing earlier, and nothing where the host does not say.
 *
 * @param noticeBeforeMs how long before the end the notice is shown
 */
export function sessionEndSoon(
  expiresAt: string | undefined,
  now: number,
  noticeBeforeMs = noticeMs,
): Date | undefined {
  const end = Date.parse(expiresAt ?? "");
  const isSoon = end > now && end - now <= noticeBeforeMs;
  return isSoon ? new Date(end) : undefined;
}

/** The end of the present session once it is near. */
export function useSessionEnd(): Date | undefined {
  const { session } = useSession();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), checkEveryMs);
    return () => clearInterval(timer);
  }, []);
  return sessionEndSoon(session?.expiresAt, now);
}
