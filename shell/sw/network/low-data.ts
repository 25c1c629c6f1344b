const cacheName = "state";
const storedUnder = "/sw/low-data";

let said: Promise<boolean | undefined> | undefined;
let stopping = new AbortController();

/**
 * Whether the visitor asked for low data: what a page said last, by the visitor's choice or the browser's `Save-Data`.
 * Before any page has said anything, the browser's word counts.
 */
export async function isLowData(): Promise<boolean> {
  said ??= readSaid();
  return (await said) ?? saveDataAsked();
}

/** Remembers what a page said; what is being fetched ahead stops at once when it is asked for. */
export async function setLowData(on: boolean): Promise<void> {
  said = Promise.resolve(on);
  if (on) {
    stopping.abort(new Error("low data was switched on"));
    stopping = new AbortController();
  }
  await (await caches.open(cacheName)).put(storedUnder, new Response(JSON.stringify({ on })));
}

/** Aborted as soon as low data is switched on. */
export const lowDataSignal = (): AbortSignal => stopping.signal;

async function readSaid(): Promise<boolean | undefined> {
  const stored = await (await caches.open(cacheName)).match(storedUnder);
  return ((await stored?.json()) as { on: boolean } | undefined)?.on;
}

const saveDataAsked = (): boolean => connection()?.saveData === true;

/** Whether the browser says that this connection is Wi-Fi or a cable; most say nothing. */
export const isUnmetered = (): boolean => ["wifi", "ethernet"].includes(connection()?.type ?? "");

const connection = () => (navigator as { connection?: { saveData?: boolean; type?: string } }).connection;
