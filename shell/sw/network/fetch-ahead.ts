import { isLowData, lowDataSignal } from "./low-data.ts";

/**
 * Fetches something nobody has asked for yet. Low data is looked at before every single request, and stops those
 * under way.
 *
 * @throws when low data is on, or is switched on before the answer has come
 */
export async function fetchAhead(input: string, init: RequestInit = {}): Promise<Response> {
  const signal = lowDataSignal();
  if (await isLowData()) throw new Error("low data is on");
  return fetch(input, { ...init, signal });
}
