/**
 * Whether two records or lists hold the same values, however deep. Written out as text, 1,000 jobs took too long.
 *
 * @returns `false` also for equal buffers and dates: nothing of them can be compared as a property
 */
export function isEqual(a: object, b: object): boolean {
  if (ArrayBuffer.isView(a) || a instanceof ArrayBuffer || a instanceof Date) return a === b;
  const [before, now] = [Object.entries(a), b as Record<string, unknown>];
  return (
    before.length === Object.keys(b).length &&
    before.every(([name, value]: [string, unknown]) => {
      const other = now[name];
      if (Object.is(value, other)) return true;
      return typeof value === "object" && typeof other === "object" && value !== null && other !== null
        ? isEqual(value, other)
        : false;
    })
  );
}
