import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { freePort } from "./free-port.ts";

/** What another process meets that asks for the same number. */
const asElsewhere = (port: number) =>
  execFileSync(process.execPath, [
    "-e",
    `const mark = require("dgram").createSocket("udp4");
     mark.on("error", ({ code }) => console.info(code)).bind(${port}, "127.0.0.1", () => process.exit());`,
  ])
    .toString()
    .trim();

test("a port is given to no other process, though nobody listens on it yet", async () => {
  expect(asElsewhere(await freePort())).toBe("EADDRINUSE");
});
