import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { FilledWith } from "./reads.ts";

const run = promisify(execFile);

/**
 * Fills a migrated PostgreSQL with a large ministry by SQL: through the API it would take an hour. The pictures are
 * real ones, uploaded before; photos share them.
 */
export async function fill(
  psql: string,
  databaseUrl: string,
  pictures: string[],
  { projects, photosEach, events, documents }: FilledWith,
): Promise<void> {
  const id = (seed: string) =>
    `lpad(to_hex(extract(epoch from at)::bigint), 8, '0') || substr(md5(${seed}), 1, 16)`;
  const list = `array[${pictures.map((name) => `'${name}'`).join(",")}]`;
  const picture = (shift: string) => `(${list})[1 + (n + ${shift}) % ${pictures.length}]`;
  const words = (count: number) =>
    `repeat('Water and energy for the district, measured and reported. ', ${count})`;
  const sql = `
    insert into project (id, sector, title, description, overview, geography, objective, component_title, component_one, cover_image, geographic_image, stakeholder_one, created_at, updated_at)
      select ${id("'project' || n")}, case when n % 2 = 0 then 'energy' else 'water' end, 'Project ' || n, ${words(2)}, ${words(8)}, ${words(2)}, ${words(2)}, 'Stages', 'Survey', ${picture("0")}, ${picture("1")}, ${picture("2")}, at, at
      from (select n, now() - (${projects} - n) * interval '1 hour' as at from generate_series(1, ${projects}) n) numbers;
    insert into achievement (id, project_id, position, title, detail, progress)
      select substr(md5('achievement' || p.id || n), 1, 24), p.id, n, 'Stage ' || n, ${words(1)}, (n * 23) % 101 from project p, generate_series(0, 3) n;
    insert into photo (id, project_id, position, image)
      select substr(md5('photo' || p.id || n), 1, 24), p.id, n, ${picture("length(p.title)")} from project p, generate_series(0, ${photosEach - 1}) n;
    insert into event (id, title, title_key, ministry, description, more_description, cover_image, created_at, updated_at)
      select ${id("'event' || n")}, 'Event ' || n, 'event ' || n, 'Ministry', ${words(4)}, ${words(12)}, ${picture("3")}, at, at
      from (select n, now() - (${events} - n) * interval '1 hour' as at from generate_series(1, ${events}) n) numbers;
    insert into document (id, title, description, category, file_key, created_at, updated_at)
      select substr(md5('document' || n), 1, 24), 'Report ' || n, ${words(1)}, 'reports', d.file_key, now(), now() from generate_series(1, ${documents}) n, (select file_key from document limit 1) d;
    update cache_version set v = v + 1;
    analyze;`;
  await run(psql, [databaseUrl, "-q", "-v", "ON_ERROR_STOP=1", "-c", sql], { maxBuffer: 1 << 24 });
}
