import pg from "pg";

/** Servers share this advisory lock, a restore needs it alone: "srvr" as ASCII. */
const serverLock = 0x73727672;

const againAfterMs = 2_000;

/** Another program has the database to itself for a while. */
export class DatabaseHeld extends Error {
  override readonly name = "DatabaseHeld";
  constructor() {
    super("A restore works on this database. Start the server when it is done.");
  }
}

/**
 * Says that a server uses the database for as long as this process lives, on a connection of its own; a lost one is
 * opened again. Returns the way to end it. @throws DatabaseHeld while a restore has the database to itself
 */
export async function announceServer(url: string): Promise<() => Promise<void>> {
  let stopped = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function hold(): Promise<boolean> {
    const one = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      application_name: "ministry-api (server)",
    });
    one.on("error", () => undefined); // `end` follows
    await one.connect();
    const { rows } = await one.query<{ got: boolean }>(
      `select pg_try_advisory_lock_shared(${serverLock}) as got`,
    );
    if (rows[0]?.got !== true) {
      await one.end();
      return false;
    }
    client = one;
    one.once("end", again);
    return true;
  }
  function again(): void {
    if (stopped) return;
    timer = setTimeout(() => {
      hold().then((held) => held || again(), again);
    }, againAfterMs).unref();
  }

  if (!(await hold())) throw new DatabaseHeld();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await client?.end().catch(() => undefined);
  };
}

/** Takes the database for one program alone; `undefined` while a server uses it. Returns the way to give it back. */
export async function holdAlone(pool: pg.Pool): Promise<(() => Promise<void>) | undefined> {
  const client = await pool.connect();
  const { rows } = await client.query<{ got: boolean }>(`select pg_try_advisory_lock(${serverLock}) as got`);
  if (rows[0]?.got !== true) return void client.release();
  return async () => {
    await client.query(`select pg_advisory_unlock(${serverLock})`);
    client.release();
  };
}
