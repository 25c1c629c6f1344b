const bytesPerMb = 1_048_576;

/** Bytes for people: `4 KB`, `0.42 MB`, `12 MB`, `1.2 GB`. */
export function inMb(bytes: number): string {
  if (bytes < bytesPerMb / 10) return `${Math.ceil(bytes / 1024)} KB`;
  const mb = bytes / bytesPerMb;
  if (mb >= 1_000) return `${(mb / 1024).toFixed(1)} GB`;
  return `${mb.toFixed(mb < 10 ? 2 : 0)} MB`;
}

/** Day and time on this device's clock; `undefined` for what is no time. */
export function timeInWords(iso: string | undefined): string | undefined {
  const time = Date.parse(iso ?? "");
  if (Number.isNaN(time)) return undefined;
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" }).format(time);
}
