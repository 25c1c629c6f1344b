import { createHash } from "node:crypto";

/** What a server would answer for an address: a body, or a function that makes the answer (or fails). */
type Served = string | ((request: Request) => Response | Promise<Response>);

/** The parts of the browser the worker uses, in memory; our own modules run as they are. */
export interface Platform {
  caches: MemoryCaches;
  /** Address → what is served there; anything else is a failed connection. */
  served: Map<string, Served>;
  /** Addresses asked for since the last `clear`, in order. */
  asked: string[];
  /** Names of locks that pages hold. */
  held: Set<string>;
}

/** Puts the fakes in the place of the globals; `stub` is vitest's `vi.stubGlobal`. */
export function fakePlatform(
  stub: (name: string, value: unknown) => void,
  origin = "https://site.example",
): Platform {
  const platform: Platform = {
    caches: new MemoryCaches(origin),
    served: new Map(),
    asked: [],
    held: new Set(),
  };
  stub("caches", platform.caches);
  stub("self", { location: new URL(origin) });
  stub("navigator", { locks: new MemoryLocks(platform.held), onLine: true });
  stub("fetch", (input: Request | string, init?: RequestInit) =>
    answer(platform, absolute(input, init, origin), init),
  );
  return platform;
}

function absolute(input: Request | string, init: RequestInit | undefined, origin: string): Request {
  if (typeof input !== "string") return input;
  // The mode "navigate" and integrity are the browser's business; Node's Request refuses some of them.
  return new Request(new URL(input, origin), { headers: init?.headers, signal: init?.signal });
}

/** A browser rejects an answer whose bytes do not have the hash that was asked for. */
async function answer({ served, asked }: Platform, request: Request, init?: RequestInit): Promise<Response> {
  asked.push(request.url);
  const given = served.get(request.url);
  if (given === undefined) throw new TypeError("Failed to fetch");
  const response = typeof given === "string" ? new Response(given) : await given(request);
  if (init?.integrity && response.ok) {
    const hash = sri(Buffer.from(await response.clone().arrayBuffer()));
    if (hash !== init.integrity) throw new TypeError("Failed to fetch: integrity");
  }
  return response;
}

/** Subresource-integrity hash of some bytes. */
export const sri = (bytes: string | Uint8Array): string =>
  `sha256-${createHash("sha256").update(bytes).digest("base64")}`;

class MemoryCaches {
  private readonly named = new Map<string, MemoryCache>();
  /** Whether the disk is full, by cache name. */
  isFull: (name: string) => boolean = () => false;
  constructor(private readonly origin: string) {}

  async open(name: string): Promise<MemoryCache> {
    const known = this.named.get(name) ?? new MemoryCache(this.origin, () => this.isFull(name));
    this.named.set(name, known);
    return known;
  }
  async has(name: string): Promise<boolean> {
    return this.named.has(name);
  }

  async keys(): Promise<string[]> {
    return [...this.named.keys()];
  }
  async delete(name: string): Promise<boolean> {
    return this.named.delete(name);
  }
  async match(key: Request | string): Promise<Response | undefined> {
    for (const cache of this.named.values()) {
      const found = await cache.match(key);
      if (found) return found;
    }
    return undefined;
  }
}

class MemoryCache {
  private readonly entries = new Map<string, Response>();
  constructor(
    private readonly origin: string,
    private readonly isFull: () => boolean,
  ) {}

  async match(key: Request | string): Promise<Response | undefined> {
    return this.entries.get(this.url(key))?.clone();
  }
  async put(key: Request | string, response: Response): Promise<void> {
    const body = await response.arrayBuffer();
    if (this.isFull()) throw new DOMException("full", "QuotaExceededError");
    const { status, headers } = response;
    this.entries.set(this.url(key), new Response(body, { status, headers }));
  }
  async delete(key: Request | string): Promise<boolean> {
    return this.entries.delete(this.url(key));
  }
  async keys(): Promise<Request[]> {
    return [...this.entries.keys()].map((url) => new Request(url));
  }
  private url(key: Request | string): string {
    return typeof key === "string" ? new URL(key, this.origin).href : key.url;
  }
}

type Work<T> = (lock: { name: string } | null) => Promise<T>;

class MemoryLocks {
  private readonly queues = new Map<string, Promise<unknown>>();
  constructor(private readonly held: Set<string>) {}

  request<T>(name: string, ...rest: [Work<T>] | [{ ifAvailable?: boolean }, Work<T>]): Promise<T> {
    const [options, work] = rest.length === 2 ? rest : [{}, rest[0]];
    const before = this.queues.get(name);
    if (before && options.ifAvailable) return work(null);
    const mine = (before ?? Promise.resolve()).catch(() => undefined).then(() => work({ name }));
    this.queues.set(name, mine);
    const leave = () => void (this.queues.get(name) === mine && this.queues.delete(name));
    mine.then(leave, leave);
    return mine;
  }
  async query(): Promise<{ held: { name: string }[] }> {
    return { held: [...this.held].map((name) => ({ name })) };
  }
}
