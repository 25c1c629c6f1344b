import type { Server } from "node:http";
import { createServer, type Server as NetServer } from "node:net";
import { Fault } from "../../lib/fault.ts";

export interface Place {
  host: string;
  port: number;
  /** Name of the setting the port comes from. */
  setting: string;
}

/** Opens a port. @throws Fault when it is taken or not allowed */
export function listen(server: NetServer, { host, port, setting }: Place): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE")
        reject(new Fault(`${setting}: port ${port} is in use by another process.`));
      else if (error.code === "EACCES")
        reject(new Fault(`${setting}: port ${port} may not be opened by this user.`));
      else if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND") {
        reject(new Fault(`${host} is no address of this machine (${setting.replace("PORT", "HOST")}).`));
      } else reject(error);
    });
    server.listen(port, host, resolve);
  });
}

/** Says early that a port another process will open is in use. @throws Fault */
export async function needFreePort(place: Place): Promise<void> {
  const probe = createServer();
  await listen(probe, place);
  await new Promise<void>((resolve) => probe.close(() => resolve()));
}

/** Stops a server: answers under way are finished, idle connections closed. */
export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    if (!server.listening) return resolve();
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 3_000).unref();
  });
}
