import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { askedPerTurn } from "../versions.ts";
import * as schema from "../schema.ts";
import { versionsReader } from "../read-versions.ts";
import { type Database } from "../database.ts";
import { ConnectionFailed } from "./failures.ts";
import { migrate, type Migration } from "../migrate.ts";
import { announceServer, holdAlone } from "./server-lock.ts";

export interface PostgresOptions {
  url: string;
  connections: number;
  migrations: Migration[];
  /** Commands may take as long as they need; a server's statements end after 30 seconds. */
  withoutTimeouts?: boolean;
  /** Called when an idle connection breaks; the pool opens another. */
  onConnectionLost: (error: Error) => void;
}

/**
 * Statements of a server end after this time, on the database's side and, when the connection hangs, on ours: a
 * request must not hold a connection for good.
 */
const statementMs = 30_000;
const serverTimeouts = {
  statement_timeout: statementMs,
  query_timeout: statementMs + 5_000,
  lock_timeout: 20_000,
  idle_in_transaction_session_timeout: 60_000,
};

const connecting = {
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
  application_name: "ministry-api",
};

const noConnection = (cause: unknown) => new ConnectionFailed("no connection to the database", { cause });

/** Says of every connection that could not be had that the database is to blame. */
class Pool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(
    callback: (error: Error | undefined, client: pg.PoolClient | undefined, done: () => void) => void,
  ): void;
  override connect(
    callback?: (error: Error | undefined, client: pg.PoolClient | undefined, done: () => void) => void,
  ): Promise<pg.PoolClient> | void {
    if (!callback) return super.connect().catch((error: Error) => Promise.reject(noConnection(error)));
    super.connect((error, client, done) => callback(error && noConnection(error), client, done));
  }
}

/**
 * Brings the database to the newest schema, on a connection of its own without timeouts: a migration of large tables,
 * or the wait for another server's, takes longer than any request may.
 */
async function migrateAlone(url: string, migrations: Migration[]): Promise<void> {
  const client = new pg.Client({ connectionString: url, ...connecting });
  client.on("error", () => undefined); // the statement that is under way fails and says so
  try {
    await client.connect();
  } catch (cause) {
    throw noConnection(cause);
  }
  try {
    const run = async (sql: string, params?: unknown[]) => {
      const result = await (params ? client.query(sql, params) : client.query(sql));
      return result.rows as Record<string, unknown>[];
    };
    await migrate({ run }, migrations);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function announced(url: string, pool: pg.Pool): Promise<() => Promise<void>> {
  try {
    return await announceServer(url);
  } catch (error) {
    await pool.end();
    throw error;
  }
}

/** Opens a PostgreSQL database (15 or later) and brings it to the newest schema. */
export async function openPostgres(options: PostgresOptions): Promise<Database> {
  await migrateAlone(options.url, options.migrations);
  const pool = new Pool({
    connectionString: options.url,
    max: options.connections,
    ...connecting,
    ...(!options.withoutTimeouts && serverTimeouts),
  });
  pool.on("error", options.onConnectionLost);
  // The pool listens to idle connections alone: one that breaks inside a transaction, between two of its statements,
  // would end the process. The statement that comes next fails and says so.
  pool.on("connect", (client) => void client.on("error", () => undefined));
  const db = drizzle(pool, { schema });
  const endAnnouncement = options.withoutTimeouts ? undefined : await announced(options.url, pool);
  return {
    db,
    kind: "postgres",
    versions: askedPerTurn(versionsReader(db)),
    pool: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    ping: async () => void (await pool.query("select 1")),
    tidy: () => Promise.resolve(),
    holdAlone: () => holdAlone(pool),
    async close() {
      await endAnnouncement?.();
      await pool.end();
    },
  };
}
