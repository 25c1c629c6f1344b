import { type Env, SettingError, text } from "./values.ts";

/** True for the path of an address that can be decoded. */
function isPath(encoded: string): boolean {
  try {
    return decodeURIComponent(encoded) !== "";
  } catch {
    return false;
  }
}

/** Reads `CLAMD_URL`: `tcp://host:port` or `unix:///path`. @throws SettingError */
export function readClamdUrl(env: Env): URL | undefined {
  const value = text(env, "CLAMD_URL");
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isPlace =
    url?.protocol === "unix:" ? isPath(url.pathname) : url?.protocol === "tcp:" && url.hostname !== "";
  if (!url || !isPlace)
    throw new SettingError(`CLAMD_URL must be tcp://host:port or unix:///path, not "${value}".`);
  return url;
}
