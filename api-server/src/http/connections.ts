import { type Server } from "node:http";
import { type Socket } from "node:net";
import { addressKey } from "../lib/address-key.ts";

export interface ConnectionLimits {
  /** Connections in all; further ones are closed at once. */
  total: number;
  /** Connections of one address; proxies the settings name are not counted. */
  perAddress: number;
  /** Addresses that many people share: trusted proxies. */
  isExempt: (address: string) => boolean;
}

/** Bounds how many connections are open, so that one sender's idle ones leave room for everybody's. */
export function limitConnections(server: Server, { total, perAddress, isExempt }: ConnectionLimits): void {
  const open = new Map<string, number>();
  server.maxConnections = total;
  server.on("connection", (socket: Socket) => {
    const { remoteAddress = "" } = socket;
    if (isExempt(remoteAddress)) return;
    const key = addressKey(remoteAddress);
    const count = (open.get(key) ?? 0) + 1;
    if (count > perAddress) return void socket.destroy();
    open.set(key, count);
    socket.once("close", () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    });
  });
}
