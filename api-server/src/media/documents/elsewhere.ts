/**
 * True for a place on a network, from which opening a document would load: an address, a share of Windows. A file of
 * the writer's own disk is none; Word notes such a template in every document made from one.
 */
export function isElsewhere(target: string): boolean {
  const place = target.trim().replaceAll("/", "\\").toLowerCase();
  if (place.startsWith("\\\\")) return true;
  const scheme = /^([a-z][a-z0-9+.-]+):/.exec(place)?.[1];
  if (scheme === undefined) return false;
  return scheme !== "file" || /^file:\\\\(?!\\|localhost\\)[^\\]/.test(place) || /^file:\\{4,}/.test(place);
}
