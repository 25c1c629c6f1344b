import { resolve } from "node:path";
import { ApiRefusal, signIn } from "./api.ts";
import { seed } from "./seed.ts";

/** `npm run seed`: fills a running API with the sample ministry. Reads API_URL, ADMIN_EMAIL, ADMIN_PASSWORD. */
async function main(): Promise<number> {
  const apiUrl = (process.env["API_URL"] ?? `http://localhost:${process.env["API_PORT"] ?? "4180"}`).replace(
    /\/+$/,
    "",
  );
  const email = process.env["ADMIN_EMAIL"];
  const password = process.env["ADMIN_PASSWORD"];
  if (!email || !password)
    return refuse("Set ADMIN_EMAIL and ADMIN_PASSWORD to an admin of this API to seed it.");

  const stopping = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, () => stopping.abort());
  try {
    const token = await signIn(apiUrl, email, password, stopping.signal);
    const cacheDir = resolve(process.env["SAMPLE_CACHE"] ?? "var/cache/sample");
    await seed({ apiUrl, token, cacheDir, log: (line) => console.log(line), signal: stopping.signal });
    return 0;
  } catch (error) {
    if (stopping.signal.aborted) return refuse("Stopped. Run it again to go on.");
    if (error instanceof ApiRefusal) return refuse(`The API at ${apiUrl} refused: ${error.message}`);
    if (error instanceof TypeError && error.message === "fetch failed")
      return refuse(`No API answers at ${apiUrl}. Start it first, or set API_URL.`);
    throw error;
  }
}

function refuse(line: string): number {
  console.error(line);
  return 1;
}

process.exitCode = await main();
