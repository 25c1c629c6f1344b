/** One lock for each draft that a form has open, held for as long as the form is on a screen of any tab. */
const lockOf = (draftKey: string) => `draft:${draftKey}`;

/**
 * Marks a draft as open in a form, so that other tabs do not offer it; ends with the returned function, or with the
 * page. Does nothing in browsers without Web Locks.
 *
 * @returns ends it; resolves once other forms see that it has ended
 */
export function holdDraft(draftKey: string): () => Promise<unknown> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const held = Promise.resolve(globalThis.navigator?.locks?.request(lockOf(draftKey), () => released)).catch(
    () => undefined,
  );
  return () => {
    release();
    return held;
  };
}

/** Keys of the drafts that a form of any tab has open. */
export async function openDrafts(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await globalThis.navigator?.locks?.query()) ?? {};
  const prefix = lockOf("");
  const names = held.flatMap(({ name = "" }) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));
  return new Set(names);
}
