import { answerOf } from "./answer.ts";
import { ApiError, isApiError } from "./api-error.ts";
import { addressOf, headersOf, type Call, type HttpOptions } from "./call.ts";
import { exchange, readTimeouts } from "./exchange.ts";

/** One place to read from, and how its answer is understood; `undefined` means it does not fit. */
export interface Source<T> {
  path: string;
  read: (reply: unknown) => T | undefined;
}

export interface Reader {
  /**
   * Reads from the first source that gives an answer of a known shape. Offline it stops at once, and a 401 is the
   * same everywhere. Throws the most specific of the failures.
   */
  firstAnswer<T>(sources: readonly Source<T>[], call?: Call): Promise<T>;
}

/** Reads from the API's host. */
export function createReader(options: HttpOptions): Reader {
  async function ask<T>({ path, read }: Source<T>, call: Call): Promise<T> {
    const fetcher = options.fetch ?? globalThis.fetch.bind(globalThis);
    const init = { headers: headersOf(options), credentials: "omit" } as const;
    const got = await exchange(fetcher, addressOf(options, path), init, readTimeouts, call.signal);
    const answer = read(answerOf(got, call.fallback));
    if (answer === undefined) throw new ApiError("shape", { status: got.status, fallback: call.fallback });
    return answer;
  }

  return {
    async firstAnswer(sources, call = {}) {
      const failures: unknown[] = [];
      for (const source of sources) {
        try {
          return await ask(source, call);
        } catch (error) {
          if (isFinal(error)) throw error;
          failures.push(error);
        }
      }
      throw mostTelling(failures);
    },
  };
}

/** The same understanding for several paths, in fallback order. */
export function fromPaths<T>(paths: readonly string[], read: Source<T>["read"]): Source<T>[] {
  return paths.map((path) => ({ path, read }));
}

/** Cancelled by the caller, no network at all, or not allowed: the next path would fail too. */
function isFinal(error: unknown): boolean {
  if (!isApiError(error)) return true;
  if (error.kind === "offline") return globalThis.navigator?.onLine === false;
  return error.status === 401;
}

/** "Not found" may only mean that this path is not served; any other failure says more. */
function mostTelling(failures: unknown[]): unknown {
  return failures.find((failure) => isApiError(failure) && failure.status !== 404) ?? failures[0];
}
