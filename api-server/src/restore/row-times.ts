/** A time as PostgreSQL writes it into JSON: seconds, their fraction, offset from UTC. */
const writtenTime = /"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(\.\d+)?([+-]\d\d:\d\d)"/g;

/**
 * Returns a dumped row with its times in UTC: backups of former versions have them in the database's time zone.
 */
export const inUtc = (line: string): string =>
  line.replace(writtenTime, (_all, time: string, fraction: string | undefined, offset: string) => {
    const utc = new Date(`${time}${offset}`).toISOString().slice(0, 19);
    return `"${utc}${fraction ?? ""}+00:00"`;
  });
