import { cpus } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { busySigningIn } from "../lib/problems.ts";

/** Of argon2id, the library's default kind. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const maxQueued = 100;

/** Hashes passwords one per core at a time: a rush of sign-ins must not take the machine from the readers. */
function limiter(atOnce: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function limited<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= maxQueued) throw busySigningIn();
      await new Promise<void>((go) => waiting.push(go));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

const limited = limiter(Math.max(1, cpus().length - 1));

export const hashPassword = (password: string) => limited(() => hash(password, cost));

let dummyHash: Promise<string> | undefined;

/**
 * True when the password belongs to the hash. Without a hash (nobody has that address) the work is the same, so
 * that the time reveals nothing.
 */
export async function passwordFits(password: string, passwordHash: string | undefined): Promise<boolean> {
  dummyHash ??= hash("nobody's password", cost);
  const against = passwordHash ?? (await dummyHash);
  const fits = await limited(() => verify(against, password));
  return fits && passwordHash !== undefined;
}
