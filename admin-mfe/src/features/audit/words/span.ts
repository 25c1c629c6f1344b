/** The moments a span of days begins and ends at, in the time of this device; nonsense counts as not given. */
export function spanOf(from: string, until: string): { from?: string; until?: string } {
  const [begin, end] = [startOf(from, 0), startOf(until, 1)];
  return { ...(begin !== undefined && { from: begin }), ...(end !== undefined && { until: end }) };
}

function startOf(day: string, daysLater: number): string | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  if (year === undefined) return undefined;
  return new Date(Number(year), Number(month) - 1, Number(date) + daysLater).toISOString();
}
