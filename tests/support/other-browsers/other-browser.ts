/** A browser that Playwright can't drive as Debian ships it; as much of it as the tests of offline use need. */
export interface OtherBrowser {
  readonly name: string;
  /** Loads an address; resolves when the page has loaded, rejects when there is none. */
  goto(url: string): Promise<void>;
  /**
   * Runs the text of an asynchronous function in the page and resolves with what it returns (JSON). The text sees
   * `args`.
   */
  run<T>(body: string, ...args: unknown[]): Promise<T>;
  close(): Promise<void>;
}

/** Asks again until the page's answer is truthy; a page that is just being left answers with an error. */
export async function until<T>(
  browser: OtherBrowser,
  what: string,
  body: string,
  { args = [] as unknown[], withinMs = 60_000 } = {},
): Promise<T> {
  const deadline = Date.now() + withinMs;
  let last: unknown;
  while (Date.now() < deadline) {
    last = await browser.run<T>(body, ...args).catch((error: unknown) => String(error));
    if (last && typeof last !== "string") return last as T;
    await new Promise((done) => setTimeout(done, 250));
  }
  throw new Error(`${browser.name}: ${what} did not come; last answer ${JSON.stringify(last)}`);
}
