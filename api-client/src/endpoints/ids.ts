/** A part of a path that comes from outside: ids from addresses, positions (P-138). */
export function segment(value: string | number): string {
  return encodeURIComponent(String(value));
}

/** The path, then the same under `/api`, where hosts behind a proxy answer. */
export function orUnderApi(path: string): [string, string] {
  return [path, `/api${path}`];
}

/** A project's gallery under one of the contract's prefixes. */
export const photosUnder = (prefix: string, projectId: string): string =>
  `${prefix}/${segment(projectId)}/photos`;
