import { expect, it } from "vitest";
import { SettingError } from "../settings/values.ts";
import { ForeignFiles } from "../database/engines/folder-owner.ts";
import { FolderInUse } from "../database/engines/lock-data-dir.ts";
import { startProblem } from "./start-problems.ts";

it.each([
  [new SettingError("API_PORT must be …"), "API_PORT must be …"],
  [new FolderInUse("/data"), "The data folder is in use by another process: /data"],
  [Object.assign(new Error("x"), { code: "EADDRINUSE", port: 4180 }), "Port 4180 is in use"],
  [{ code: "EADDRINUSE", port: 4190 }, "METRICS_PORT"],
  [{ code: "EACCES", port: 80 }, "API_PORT"],
  [{ code: "EACCES", path: "/data/db" }, "can't be written: /data/db. Set DATA_DIR"],
  [
    { code: "EACCES", port: -1, address: "/data/.lock.sock" },
    "can't be written: /data/.lock.sock. Set DATA_DIR",
  ],
  [{ code: "EACCES", path: "/backups/one.tar" }, "/backups/one.tar can't be read or written (EACCES)."],
  [{ code: "ENOTFOUND", hostname: "api.lan" }, "API_HOST: api.lan is no address of this machine."],
  [{ code: "ENOTFOUND", hostname: "db.lan" }, "DATABASE_URL"],
  [new ForeignFiles("/data/db", "/data/db/base/1"), "/data/db/base/1 belongs to another user"],
  [{ code: "ENOTDIR", path: "/data" }, "The data folder can't be made: /data"],
  [{ code: "ENOTDIR", path: "/backups/one.tar" }, "/backups/one.tar can't be made"],
  [
    Object.assign(new AggregateError([{ code: "ECONNREFUSED" }], ""), { code: "ECONNREFUSED" }),
    "DATABASE_URL",
  ],
  [new Error("first line\nsecond line"), "The server can't start: first line"],
])("a start that fails is explained in one line: %s", (error, line) => {
  const problem = startProblem(error, { dataDir: "/data", metricsPort: 4190, host: "api.lan" });
  expect(problem).toContain(line);
  expect(problem).not.toContain("\n");
});

it("names DATA_DIR for no file outside of the data folder", () => {
  const error = { code: "EACCES", path: "/backups/one.tar" };
  expect(startProblem(error, { dataDir: "/data", metricsPort: undefined, host: "localhost" })).not.toContain(
    "DATA_DIR",
  );
});

it("says of a command that it failed, not the server", () => {
  expect(startProblem(new Error("no such bucket"), undefined, "The command failed")).toBe(
    "The command failed: no such bucket",
  );
});
