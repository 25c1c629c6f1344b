import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { freePort } from "../../support/servers/free-port.ts";
import { onItsWayBytes } from "./acts.ts";
import { Proxy, type Crossing } from "./proxy.ts";

test("stops the sender of a piece that the server has, and lets a new one pass", async () => {
  const had = new Set<string>();
  const server = createServer((req, res) => {
    const offset = String(req.headers["upload-offset"]);
    if (had.has(offset)) return res.writeHead(409, { connection: "close" }).end("had");
    req.resume().on("end", () => res.writeHead(204).end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const port = await freePort();
  const proxy = await Proxy.open(port, (server.address() as AddressInfo).port);
  const crossings: Crossing[] = [];
  proxy.onCrossed = (crossing) => crossings.push(crossing);
  proxy.slow.isOn = true;
  const piece = (offset: number) =>
    fetch(`http://localhost:${port}/uploads/u1`, {
      method: "PATCH",
      body: new Uint8Array(400_000),
      headers: { "upload-offset": String(offset) },
    }).catch(() => undefined);
  try {
    await piece(0);
    had.add("0");
    await piece(0);
    await piece(400_000);
    await expect.poll(() => crossings.map(({ body }) => body)).toEqual([400_000, onItsWayBytes, 400_000]);
  } finally {
    await proxy.close();
    await new Promise((resolve) => server.close(resolve));
  }
});
