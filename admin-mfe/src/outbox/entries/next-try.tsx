import type { QueuedItem } from "@ministry/api-client/outbox";
import { useEffect, useState } from "react";
import { waitsFor } from "../queued/words.ts";

/** Why a request waits and when it is tried next; counts down while it is on the screen. */
export function NextTry({ item }: { item: QueuedItem }) {
  const isTimed = item.job.state === "waiting" && item.nextTryAt !== undefined;
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isTimed) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isTimed]);
  const text = waitsFor(item, now);
  return text === "" ? null : <small>{text}</small>;
}
