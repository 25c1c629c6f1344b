import { chmod, cp, lchown, readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Client, signedIn } from "../contract/support/client.ts";
import { formOf } from "../contract/support/http.ts";
import { small } from "../contract/support/pictures.ts";
import { many } from "../contract/support/shapes.ts";
import { startApi } from "../support/servers/api.ts";
import { findPostgres, type Postgres, startPostgres } from "../support/servers/postgres.ts";

/**
 * `npm run drill:pitr`: brings a ministry back to a moment (docs/operations.md, "A point in time"). A server writes
 * before and after a base backup and after the moment; everything from before the moment must be there afterwards,
 * with its pictures, and nothing from after it. Uses a PostgreSQL of its own in a scratch folder.
 */
async function drill(): Promise<string[]> {
  const found = await findPostgres();
  if ("skipped" in found) throw new Error(`No PostgreSQL to drill with: ${found.skipped}`);
  const began = performance.now();
  const first = await startPostgres(found, { durable: true, settings: archiving });
  try {
    const api = await startApi({ env: { DATABASE_URL: await first.createDatabase("ministry") } });
    try {
      const client = await signedIn(api);
      await write(client, "before the base backup", 5);
      await first.run("pg_basebackup", ["-D", join(first.folder, "base"), "--checkpoint=fast", "-X", "none"]);
      await write(client, "after the base backup", 5);
      const moment = await clockOf(first);
      await pause(1_100);
      await write(client, "after the moment", 5);
      // As archive_timeout does, by and by.
      await first.run("psql", ["-d", "postgres", "-c", "select pg_switch_wal()"]);
      await archived(first);
      await api.stop();
      await first.kill();

      const restoring = performance.now();
      const second = await startPostgres(found, {
        durable: true,
        settings: () => recovery(join(first.folder, "wal"), moment),
        prepare: async (data) => {
          await cp(join(first.folder, "base"), data, { recursive: true, preserveTimestamps: true });
          await ownedAlike(join(first.folder, "base"), data);
          await writeFile(join(data, "recovery.signal"), "");
        },
      });
      try {
        await promoted(second);
        const seconds = (performance.now() - restoring) / 1000;
        const again = await startApi({
          dataDir: api.dataDir,
          env: { DATABASE_URL: second.urlOf("ministry") },
        });
        try {
          const problems = await differences(await signedIn(again));
          if (problems.length > 0) throw new Error(problems.join("\n"));
        } finally {
          await again.stop();
        }
        const all = (performance.now() - began) / 1000;
        return [
          `The drill passed: the database is back at ${moment}, with what was written before and nothing after.`,
          `Restored in ${seconds.toFixed(1)} s; the whole drill took ${all.toFixed(1)} s.`,
        ];
      } finally {
        await second.stop();
      }
    } finally {
      await api.remove();
    }
  } finally {
    await first.stop();
  }
}

const archiving = (folder: string) => [
  "wal_level=replica",
  "archive_mode=on",
  `archive_command=mkdir -p ${folder}/wal && test ! -f ${folder}/wal/%f && cp %p ${folder}/wal/%f`,
];

const recovery = (wal: string, moment: string) => [
  `restore_command=cp ${wal}/%f %p`,
  `recovery_target_time=${moment}`,
  "recovery_target_action=promote",
];

async function write(client: Client, when: string, count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    const form = formOf({ title: `Event ${i} ${when}`, coverImage: await small.jpeg() });
    const { status, text } = await client.call("POST", "/createProjectEvent/Event", { form });
    if (status >= 300) throw new Error(`a write was refused: ${text}`);
  }
}

const ask = async (postgres: Postgres, sql: string) =>
  (await postgres.run("psql", ["-d", "postgres", "-At", "-c", sql])).trim();

const clockOf = (postgres: Postgres) => ask(postgres, "select clock_timestamp()");

/** Waits until the last finished piece of the log lies in the archive. */
async function archived(postgres: Postgres): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const last = await ask(
      postgres,
      "select last_archived_wal >= pg_walfile_name(pg_current_wal_lsn() - 16 * 1024 * 1024) from pg_stat_archiver",
    );
    if (last === "t") return;
    await pause(100);
  }
  throw new Error("the log did not reach the archive");
}

async function promoted(postgres: Postgres): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if ((await ask(postgres, "select pg_is_in_recovery()")) === "f") return;
    await pause(100);
  }
  throw new Error("the restored PostgreSQL did not leave its recovery");
}

/** PostgreSQL refuses a data folder that is another user's, or that others may read. */
async function ownedAlike(model: string, folder: string): Promise<void> {
  const { uid, gid } = await stat(model);
  await chmod(folder, 0o700);
  await lchown(folder, uid, gid);
  for (const name of await readdir(folder, { recursive: true })) await lchown(join(folder, name), uid, gid);
}

/** What is not as it was at the moment. */
async function differences(client: Client): Promise<string[]> {
  const events = many((await client.read("/readProjectEvent/Event?page=1&limit=50")).json);
  const titles = events.map(({ title }) => String(title));
  const lost = ["before the base backup", "after the base backup"].flatMap((when) =>
    Array.from({ length: 5 }, (_, i) => `Event ${i} ${when}`).filter((title) => !titles.includes(title)),
  );
  const late = titles.filter((title) => title.includes("after the moment"));
  const pictures = await Promise.all(
    events.map(async ({ coverImage }) => (await client.read(`/allimages/${String(coverImage)}`)).status),
  );
  return [
    ...lost.map((title) => `“${title}” is lost.`),
    ...late.map((title) => `“${title}” was written after the moment and is there.`),
    ...(pictures.every((status) => status === 200) ? [] : ["A picture is not there."]),
  ];
}

drill().then(
  (lines) => console.info(lines.join("\n")),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
