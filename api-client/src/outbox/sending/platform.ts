import type { Clock } from "./runner/runner-parts.ts";

export const browserClock: Clock = {
  now: () => Date.now(),
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

/** The Network Information API, where the browser has it (Chrome on phones). */
export interface Connection extends EventTarget {
  /** `wifi`, `ethernet`, `cellular` and others. */
  type?: string;
}

/** What the browser says of its connection. */
export const connection = (): Connection | undefined =>
  (globalThis.navigator as { connection?: Connection } | undefined)?.connection;

/** Whether this browser says what the connection is: only then `Wi-Fi only` can be offered. */
export const knowsConnectionType = (): boolean => connection()?.type !== undefined;

/** Whether the connection does not cost by the byte; true where the browser does not say. */
export const onWifi = (): boolean => ["wifi", "ethernet", undefined].includes(connection()?.type);
