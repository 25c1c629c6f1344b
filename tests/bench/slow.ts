import { connect, type Socket } from "node:net";
import { type Client, signedIn } from "../contract/support/client.ts";
import { formOf } from "../contract/support/http.ts";
import { small } from "../contract/support/pictures.ts";
import { startApi } from "../support/servers/api.ts";
import { steady } from "./api/load.ts";
import { Figures, percentile } from "./figures.ts";

const slowConnections = 500;
const settleMs = 8_000;
const honest = { perSecond: 50, seconds: 20 };

/** Reads of honest visitors beside connections that only hold on: slow heads, slow bodies, slow readers. */
export async function bench(): Promise<string[]> {
  const figures = new Figures();
  const api = await startApi({ env: { LOG_LEVEL: "error" } });
  const client = await signedIn(api);
  const held = new HeldConnections(api.port, await uploadLargeFile(client));
  try {
    for (let i = 0; i < 40; i++) {
      const form = formOf({
        title: `Event ${i}`,
        description: "Words. ".repeat(200),
        coverImage: await small.jpeg(),
      });
      await client.call("POST", "/createProjectEvent/Event", { form });
    }
    const paths = ["/readProjectEvent/Event", "/readProjectEnergy/EnergyProject", "/ReadAssess/DocumentFile"];
    let turn = 0;
    const next = () => paths[turn++ % paths.length] ?? "/healthz";
    const alone = await steady(api.url, next, { ...honest, seconds: 5 });
    figures.tell("p95 of reads alone", percentile(alone.times, 0.95), "ms");

    await held.hold(slowConnections);
    // This machine's own buffers take megabytes for each reader first; a phone's would not.
    await new Promise((resolve) => setTimeout(resolve, settleMs));
    const beside = await steady(api.url, next, honest);
    figures.tell("slow connections held meanwhile", held.count, "", { least: slowConnections * 0.9 });
    figures.tell("p95 of reads beside them", percentile(beside.times, 0.95), "ms", { most: 300 });
    figures.tell("slowest of them", Math.max(...beside.times), "ms");
    figures.tell("reads without an answer", beside.errors, "", { most: 0 });
    const began = performance.now();
    await signedIn(api);
    figures.tell("a sign-in beside them", performance.now() - began, "ms", { most: 3000 });
  } finally {
    held.release();
    await api.remove();
  }
  return figures.broken;
}

/** A file that no kernel's buffers hold, so that whoever doesn't read it keeps its connection; resolves with its path. */
async function uploadLargeFile(client: Client): Promise<string> {
  const data = Buffer.from("A line of a long report.\n".repeat(400_000));
  const form = formOf({ title: "Long", file: { data, name: "long.txt", type: "text/plain" } });
  const { json } = await client.call("POST", "/createAssess/DocumentFile", { form });
  return new URL((json as { data: { fileUrl: string } }).data.fileUrl).pathname;
}

/** Connections that send or read as slowly as they can; one that the server closes is opened again. */
class HeldConnections {
  count = 0;
  private released = false;
  private readonly sockets = new Set<Socket>();
  constructor(
    private readonly port: number,
    private readonly largeFile: string,
  ) {}

  async hold(count: number): Promise<void> {
    const kinds = [this.slowHead, this.slowBody, this.slowReader];
    await Promise.all(
      Array.from({ length: count }, (_, i) => this.open(kinds[i % kinds.length] ?? this.slowHead)),
    );
  }

  release(): void {
    this.released = true;
    for (const socket of this.sockets) socket.destroy();
  }

  private open(behave: (socket: Socket) => void): Promise<void> {
    return new Promise((resolve) => {
      const socket = connect(this.port, "127.0.0.1");
      this.sockets.add(socket);
      socket.once("connect", () => {
        this.count += 1;
        behave(socket);
        resolve();
      });
      socket.on("error", () => resolve());
      socket.once("close", () => {
        this.sockets.delete(socket);
        this.count -= 1;
        if (!this.released) void this.open(behave);
      });
    });
  }

  private readonly drip = (socket: Socket, bytes: string) => {
    let at = 0;
    const timer = setInterval(() => socket.write(bytes.charAt(at++ % bytes.length)), 1_000);
    socket.once("close", () => clearInterval(timer));
  };

  private readonly slowHead = (socket: Socket) => {
    socket.write("GET /readProjectEvent/Event HTTP/1.1\r\nHost: x\r\nX-Slow: ");
    this.drip(socket, "a");
  };

  private readonly slowBody = (socket: Socket) => {
    socket.write(
      "POST /customerLogin HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n",
    );
    this.drip(socket, " ");
  };

  private readonly slowReader = (socket: Socket) => {
    socket.write(`GET ${this.largeFile} HTTP/1.1\r\nHost: x\r\n\r\n`);
    socket.pause();
  };
}
