import { timeFormat } from "../../content/saved-copies.ts";

/** Day and time on this device's clock; `undefined` for what is no time. */
export function timeInWords(iso: string | undefined): string | undefined {
  const time = Date.parse(iso ?? "");
  if (Number.isNaN(time)) return undefined;
  return new Intl.DateTimeFormat(...timeFormat).format(time);
}
