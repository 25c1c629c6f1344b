import type { Clock } from "./runner.ts";

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

/** What the browser tells of its line. */
export const connection = (): Connection | undefined =>
  (globalThis.navigator as { connection?: Connection } | undefined)?.connection;

/** Whether this browser tells what the line is: only then `Wi-Fi only` can be kept. */
export const knowsConnectionType = (): boolean => connection()?.type !== undefined;

/** Whether the line is one that does not cost by the byte; true where the browser does not tell. */
export const onWifi = (): boolean => ["wifi", "ethernet", undefined].includes(connection()?.type);
