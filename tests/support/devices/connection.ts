import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/**
 * A connection between the browser and one server, as bytes travel: it can break after so many of them, be slow, be gone,
 * lie about the time, or end at a captive portal. What the servers and the browser say is left as it is.
 */
export class Connection {
  /** Bytes that still come through to the browser; then the connection breaks and stays away until `mend`. */
  budget = Number.POSITIVE_INFINITY;
  bytesPerSecond = Number.POSITIVE_INFINITY;
  /** What the server's clock is ahead of this machine's, in the dates of its answers. */
  skewMs = 0;
  /** Somebody else's page answers everything. */
  isCaptive = false;
  /** Bytes that came through to the browser since this was set to 0. */
  received = 0;
  /** Requests that came from the browser, as `GET /path`, in order; those of a page and those of its worker. */
  readonly asked: string[] = [];
  /** What was answered to them, as `304 GET /path`. */
  readonly answered: string[] = [];
  private isDown = false;
  private freeAt = 0;
  private readonly browsers = new Set<Socket>();
  private readonly server = createServer((socket) => this.join(socket));

  private constructor(private readonly target: number) {}

  /** @param target port of the server on this machine */
  static async open(target: number): Promise<Connection> {
    const connection = new Connection(target);
    await new Promise<void>((resolve) => connection.server.listen(0, "localhost", resolve));
    return connection;
  }

  get url(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  /** Breaks every connection, and refuses new ones until `mend`. */
  break(): void {
    this.isDown = true;
    this.hangUp();
  }

  /**
   * Breaks every connection; new ones work. They are reset and not closed: over HTTPS, which these tests go without, a
   * browser takes what ends early for broken, but without encryption headers that end early for all there are.
   */
  hangUp(): void {
    for (const socket of this.browsers) reset(socket);
  }

  mend(): void {
    Object.assign(this, { budget: Infinity, bytesPerSecond: Infinity, skewMs: 0, isCaptive: false });
    this.isDown = false;
    this.freeAt = 0;
    this.hangUp();
  }

  async close(): Promise<void> {
    this.hangUp();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private join(browser: Socket): void {
    this.browsers.add(tolerant(browser).on("close", () => this.browsers.delete(browser)));
    if (this.isDown) return void browser.destroy();
    if (this.isCaptive) return void browser.once("data", () => browser.end(captivePage));
    const server = tolerant(connect(this.target, "localhost"));
    let latest = "";
    browser.on("data", (chunk: Buffer) => (latest = this.note(chunk) ?? latest));
    browser.pipe(server);
    server.on("data", (chunk: Buffer) => {
      const status = /^HTTP\/1\.1 (\d{3})/.exec(chunk.toString("latin1", 0, 12))?.[1];
      if (status) this.answered.push(`${status} ${latest}`);
      server.pause();
      void this.deliver(chunk, browser).then(() => server.resume());
    });
    server.on("close", () => browser.end());
    browser.on("close", () => server.destroy());
  }

  /** Browsers send the head of a request in one piece. Returns the last one in it. */
  private note(chunk: Buffer): string | undefined {
    const heads = chunk.toString("latin1").matchAll(/^([A-Z]{3,7} \/\S*) HTTP\/1\.1\r$/gm);
    const requests = [...heads].map(([, request = ""]) => request);
    this.asked.push(...requests);
    return requests.at(-1);
  }

  private async deliver(chunk: Buffer, browser: Socket): Promise<void> {
    // What nobody waits for any more takes nothing of the connection.
    if (browser.destroyed) return;
    // What travels at the same time shares a slow connection packet by packet.
    if (Number.isFinite(this.bytesPerSecond) && chunk.length > packetBytes) {
      await this.deliver(chunk.subarray(0, packetBytes), browser);
      return this.deliver(chunk.subarray(packetBytes), browser);
    }
    const passing = chunk.subarray(0, Math.min(chunk.length, this.budget));
    await this.slowly(passing.length);
    this.received += passing.length;
    this.budget -= passing.length;
    // What was let through still arrives before the connection breaks.
    const isLast = passing.length < chunk.length;
    if (!browser.destroyed) {
      browser.write(this.skewMs === 0 ? passing : skewed(passing, this.skewMs), () => isLast && this.break());
    } else if (isLast) this.break();
  }

  private async slowly(bytes: number): Promise<void> {
    if (!Number.isFinite(this.bytesPerSecond)) return;
    const now = Date.now();
    this.freeAt = Math.max(this.freeAt, now) + (1_000 * bytes) / this.bytesPerSecond;
    await new Promise((done) => setTimeout(done, this.freeAt - now));
  }
}

/** As `resetAndDestroy` does it, which closes the connection in order before. */
const reset = (socket: Socket): Socket => Object.assign(socket, { resetAndClosing: true }).destroy();

/** A socket whose other end may break. */
const tolerant = (socket: Socket): Socket => socket.on("error", () => socket.destroy()).setNoDelay();

/** What one packet of TCP carries over most networks. */
const packetBytes = 1_460;

const page = "<!doctype html><title>Hotel</title><p>Sign in to our network.";
const captivePage = `HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: ${page.length}\r\nconnection: close\r\n\r\n${page}`;

/** Dates of HTTP all have the same length, so that they can be changed in passing. */
const skewed = (chunk: Buffer, ms: number): Buffer =>
  Buffer.from(
    chunk
      .toString("latin1")
      .replace(/^(date: )(\w{3}, [^\r\n]+ GMT)/gim, (_all, name: string, date: string) => {
        return name + new Date(Date.parse(date) + ms).toUTCString();
      }),
    "latin1",
  );
