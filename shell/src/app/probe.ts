import { timeoutSignal } from "../pwa/lib/timeout-signal.ts";

/** Resolves when `url` answers now. What an earlier failure left in the HTTP cache is replaced. */
export async function probe(url: string): Promise<void> {
  const answer = await fetch(url, {
    cache: "reload",
    credentials: "omit",
    signal: timeoutSignal(8_000),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
}
