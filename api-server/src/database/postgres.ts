import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { askedPerTurn } from "../cache/versions.ts";
import * as schema from "../repositories/schema.ts";
import { versionsReader } from "../repositories/versions.ts";
import { type Database } from "./database.ts";
import { migrate, type Migration } from "./migrate.ts";

export interface PostgresOptions {
  url: string;
  connections: number;
  migrations: Migration[];
  /** Told when an idle connection breaks; the pool opens another. */
  onConnectionLost: (error: Error) => void;
}

/** Opens a PostgreSQL database (15 or later) and brings it to the newest schema. */
export async function openPostgres(options: PostgresOptions): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.connections,
    connectionTimeoutMillis: 10_000,
    application_name: "ministry-api",
  });
  pool.on("error", options.onConnectionLost);
  try {
    const client = await pool.connect();
    try {
      const run = async (sql: string, params?: unknown[]) => {
        const result = await (params ? client.query(sql, params) : client.query(sql));
        return result.rows as Record<string, unknown>[];
      };
      await migrate({ run }, options.migrations);
    } finally {
      client.release();
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
  const db = drizzle(pool, { schema });
  return {
    db,
    kind: "postgres",
    versions: askedPerTurn(versionsReader(db)),
    ping: async () => void (await pool.query("select 1")),
    tidy: () => Promise.resolve(),
    close: () => pool.end(),
  };
}
