import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { freePort } from "../../support/servers/free-port.ts";
import type { Act } from "./acts.ts";
import { Proxy } from "./proxy.ts";

let server: Server;
let proxy: Proxy;
let url: string;
/** Bodies the server has got whole. */
let got: string[];

beforeEach(async () => {
  got = [];
  server = createServer((req, res) => {
    let body = "";
    req.on("data", (piece: Buffer) => (body += piece.toString()));
    req.on("end", () => {
      got.push(body);
      if (req.url === "/receipts") {
        return res.writeHead(200).end(JSON.stringify({ receipts: [{ key: "k", receipt: "R1" }] }));
      }
      res.writeHead(201, { "content-type": "text/plain" }).end(`done: ${body.length}`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const port = await freePort();
  proxy = await Proxy.open(port, (server.address() as AddressInfo).port);
  url = `http://localhost:${port}`;
});

afterEach(async () => {
  await proxy.close();
  await new Promise((resolve) => server.close(resolve));
});

const post = (body = "a photo") =>
  fetch(`${url}/WaterProject/1/photos`, { method: "POST", body, headers: { "idempotency-key": "k" } });
const arm = (act: Act) => proxy.faults.arm({ name: "fault", on: ["photo"], times: 1, act });
const statuses = () => proxy.journal.map(({ status }) => status);

test("passes everything on, and notes what writes were told", async () => {
  const answer = await post();
  expect([answer.status, await answer.text(), got]).toEqual([201, "done: 7", ["a photo"]]);
  const [entry] = proxy.journal;
  expect(entry).toMatchObject({ kind: "photo", path: "/WaterProject/1/photos", key: "k", status: 201 });
  expect(entry?.at).toBeGreaterThanOrEqual(0);
});

test("loses an answer after the server has done the work, once", async () => {
  arm({ type: "lose" });
  await expect(post()).rejects.toThrow();
  expect((await post()).status).toBe(201);
  expect([got.length, statuses()]).toEqual([2, [undefined, 201]]);
});

test("cuts a request, so that the server never has it whole", async () => {
  arm({ type: "cut request", at: 3 });
  await expect(post()).rejects.toThrow();
  expect(got).toEqual([]);
});

test("cuts an answer after so many bytes of it", async () => {
  arm({ type: "cut answer", at: 150 });
  await expect(post("long ".repeat(50)).then((answer) => answer.text())).rejects.toThrow();
  expect(got).toHaveLength(1);
});

test("refuses what never reaches the server, but does not call impossible what is done", async () => {
  arm({ type: "refuse", status: 422 });
  expect((await post()).status).toBe(422);
  expect(got).toEqual([]);
  await post();
  arm({ type: "refuse", status: 422 });
  expect((await post()).status).toBe(201);
});

test("takes the server's word for what is done", async () => {
  await fetch(`${url}/receipts`, { method: "POST", body: "{}" });
  expect([...proxy.done]).toEqual(["k"]);
});

test("delivers a request after the one that was sent in its place", async () => {
  arm({ type: "deliver late" });
  await expect(post("first")).rejects.toThrow();
  await post("second");
  await expect.poll(() => got).toEqual(["second", "first"]);
});

test("is no connection at all while it is down", async () => {
  proxy.down();
  await expect(post()).rejects.toThrow();
  proxy.up();
  expect((await post()).status).toBe(201);
});

test("breaks a connection where it is told to, at the moment it is told to", async () => {
  proxy.faults.once(["photo"], "answered", () => Promise.resolve("cut"));
  await expect(post()).rejects.toThrow();
  expect([got.length, statuses()]).toEqual([1, [undefined]]);
});
