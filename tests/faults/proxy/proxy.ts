import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type Socket } from "node:net";
import { takenOf, type Act } from "./acts.ts";
import { bytesOf, captivePage, refusal, type Answer } from "./answers.ts";
import { ArmedFaults, type Moment } from "./armed-faults.ts";
import { bodyOf, drained, exchange, headBytes, send } from "./exchange.ts";
import { describe, type Seen } from "./seen.ts";
import { SlowConnection } from "./slow-connection.ts";

/** One answer that a write got, as its sender saw it. */
export interface Entry extends Seen {
  /** Nothing when the connection broke. */
  status?: number;
  /** Milliseconds since `begin`. */
  at: number;
}

/** What one request took of the connection, in bytes of its head and body, and what became of it. */
export interface Crossing extends Seen {
  head: number;
  body: number;
  act?: Act;
  /** The server's answer, where it came through. */
  status?: number;
}

interface Call {
  seen: Seen;
  req: IncomingMessage;
  res: ServerResponse;
  socket: Socket;
}

/** A connection between browser and API that fails as it is told to. */
export class Proxy {
  /** All writes since `begin`, in the order their answers came. */
  readonly journal: Entry[] = [];
  readonly faults = new ArmedFaults();
  readonly slow = new SlowConnection();
  /** Requests that came in and have not been answered yet. */
  readonly underWay = new Set<Seen>();
  /** Keys of what the server has done. */
  readonly done = new Set<string>();
  /** Told of each request once it is over, those before a cross-origin request included. */
  onCrossed: (crossing: Crossing) => void = () => undefined;
  /** Decides on each request that no rule concerns; `bytes` is the length of its body. */
  decide: (seen: Seen, bytes: number) => Act | undefined = () => undefined;
  private late: (() => Promise<unknown>)[] = [];
  private cut = false;
  private began = Date.now();
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer({ keepAliveTimeout: 30_000 }, (req, res) => {
    const { socket } = req;
    this.pass(req, res, socket).catch(() => socket.destroy());
  });

  /** @param target port of the API on this machine */
  private constructor(private readonly target: number) {
    this.server.on("connection", (socket) => {
      this.sockets.add(socket);
      socket.once("close", () => this.sockets.delete(socket));
      if (this.cut) socket.destroy();
    });
  }

  static async open(port: number, target: number): Promise<Proxy> {
    const proxy = new Proxy(target);
    await new Promise<void>((resolve, reject) => {
      proxy.server.once("error", reject).listen(port, () => resolve());
    });
    return proxy;
  }

  /** A working connection again, nothing remembered. */
  begin(): void {
    this.calm();
    this.hangUp();
    this.began = Date.now();
    this.journal.length = 0;
    this.faults.applied.length = 0;
    this.done.clear();
    this.late = [];
  }

  /** The faults end; what was broken stays broken. Requests still held back are let go. */
  calm(): void {
    this.faults.disarm();
    this.decide = () => undefined;
    this.slow.isOn = false;
    this.cut = false;
    this.deliverLate();
  }

  /** No connection at all, until `up`. */
  down(): void {
    this.cut = true;
    this.hangUp();
  }

  up(): void {
    this.cut = false;
  }

  /** Whether a fault still waits for its request. */
  get armed(): boolean {
    return this.cut || this.faults.areLeft;
  }

  async close(): Promise<void> {
    this.hangUp();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  private hangUp(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  private deliverLate(): void {
    for (const deliver of this.late.splice(0)) void deliver().catch(() => undefined);
  }

  private async pass(req: IncomingMessage, res: ServerResponse, socket: Socket): Promise<void> {
    if (this.cut) return void socket.destroy();
    const seen = describe(req);
    if (req.method === "OPTIONS") {
      this.onCrossed({ ...seen, head: headBytes(req), body: 0 });
      return send(res, await this.toServer(req));
    }
    this.underWay.add(seen);
    res.once("close", () => this.underWay.delete(seen));
    await this.reach("asked", seen);
    const bytes = Number(req.headers["content-length"] ?? 0);
    const act = this.faults.take(seen, this.isDone(seen)) ?? this.decide(seen, bytes);
    let status: number | undefined;
    try {
      if (act) return await this.perform(act, { seen, req, res, socket });
      const answer = await this.toServer(req, seen);
      status = answer.status;
      await this.answer({ seen, res, socket }, answer);
      if (this.slow.stopOf(req) !== undefined) socket.destroy();
    } finally {
      const body = Math.min(takenOf(bytes, act), this.slow.stopOf(req) ?? Infinity);
      this.onCrossed({ ...seen, head: headBytes(req), body, ...(act && { act }), ...(status && { status }) });
    }
  }

  private async answer({ seen, res, socket }: Omit<Call, "req">, answer: Answer): Promise<void> {
    if (this.cut) return void socket.destroy();
    this.note(seen, answer.status);
    await send(res, answer);
    await this.reach("delivered", seen);
  }

  private async perform(act: Act, call: Call): Promise<void> {
    const { seen, req, socket } = call;
    const { origin } = req.headers;
    const breakLine = () => {
      this.note(seen);
      socket.destroy();
    };
    switch (act.type) {
      case "refuse":
        await bodyOf(req);
        return this.answer(call, refusal(act.status, origin, act.retryAfter));
      case "refuse midway":
      case "refuse at once": {
        this.note(seen, act.status);
        await send(call.res, refusal(act.status, origin));
        return void socket.destroy();
      }
      case "vanish":
        return breakLine();
      case "captive page":
        await bodyOf(req);
        return this.answer(call, captivePage(act.readable ? origin : undefined));
      case "replace":
        await this.toServer(req, seen);
        return this.answer(call, refusal(act.status, origin));
      case "lose":
        await this.toServer(req, seen);
        return breakLine();
      case "cut request":
        await this.toServer(req, seen, act.at).catch(() => undefined);
        return breakLine();
      case "cut answer": {
        const whole = bytesOf(await this.toServer(req, seen));
        this.note(seen);
        socket.write(whole.subarray(0, Math.min(act.at, whole.length - 1)), () => socket.destroy());
        return;
      }
      case "hold": {
        const answer = await this.toServer(req, seen);
        await act.until();
        return this.answer(call, answer);
      }
      case "deliver late": {
        const body = await bodyOf(req);
        this.late.push(async () => {
          const answer = await exchange(this.target, req, async (upstream) => void upstream.end(body));
          if (answer.status < 300 && seen.key) this.done.add(seen.key);
        });
        return breakLine();
      }
    }
  }

  private note(seen: Seen, status?: number): void {
    if (seen.kind !== "read" && seen.kind !== "health") {
      this.journal.push({ ...seen, status, at: Date.now() - this.began });
    }
  }

  private isDone({ key }: Seen): boolean {
    return key !== undefined && this.done.has(key);
  }

  private async reach(at: Moment, seen: Seen): Promise<void> {
    if ((await this.faults.strike(at, seen)) === "go on") return;
    this.note(seen);
    throw new Error("the connection was cut");
  }

  /** Hands a request to the server; `cutAt` breaks both connections after so many bytes of its body. */
  private async toServer(req: IncomingMessage, seen?: Seen, cutAt = Infinity): Promise<Answer> {
    const half = Number(req.headers["content-length"] ?? 0) / 2;
    const answer = await exchange(this.target, req, async (upstream) => {
      let passed = 0;
      const isStopped = this.slow.follow(req, upstream);
      let isSeen = seen === undefined || half === 0;
      for await (const piece of req as AsyncIterable<Buffer>) {
        const room = cutAt - passed;
        if (piece.length >= room) {
          upstream.write(piece.subarray(0, room), () => upstream.destroy());
          return;
        }
        passed += piece.length;
        if (!upstream.write(piece)) await drained(upstream);
        if (await isStopped(passed)) return;
        if (!isSeen && passed >= half) {
          isSeen = true;
          if (seen) await this.reach("halfway", seen);
        }
      }
      if (cutAt !== Infinity) return void upstream.destroy();
      upstream.end();
    });
    if (seen) {
      if (answer.status < 300 && seen.key) this.done.add(seen.key);
      if (seen.kind === "receipts") for (const key of receivedKeys(answer)) this.done.add(key);
      await this.reach("answered", seen);
      if (this.late.length > 0 && answer.status < 300 && seen.key) this.deliverLate();
    }
    return answer;
  }
}

/** Keys of which the server says itself that it has done them, whatever became of the connection meanwhile. */
function receivedKeys({ status, body }: Answer): string[] {
  if (status !== 200) return [];
  const { receipts } = JSON.parse(body.toString()) as { receipts: { key: string }[] };
  return receipts.map(({ key }) => key);
}
