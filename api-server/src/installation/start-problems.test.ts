import { expect, it } from "vitest";
import { SettingError } from "../settings/values.ts";
import { FolderInUse } from "../database/engines/lock-data-dir.ts";
import { startProblem } from "./start-problems.ts";

it.each([
  [new SettingError("API_PORT must be …"), "API_PORT must be …"],
  [new FolderInUse("/data"), "The data folder is in use by another process: /data"],
  [Object.assign(new Error("x"), { code: "EADDRINUSE", port: 4180 }), "Port 4180 is in use"],
  [Object.assign(new Error("x"), { code: "EACCES", path: "/data" }), "can't be written: /data"],
  [
    Object.assign(new AggregateError([{ code: "ECONNREFUSED" }], ""), { code: "ECONNREFUSED" }),
    "DATABASE_URL",
  ],
  [new Error("first line\nsecond line"), "The server can't start: first line"],
])("a start that fails is explained in one line: %s", (error, line) => {
  expect(startProblem(error)).toContain(line);
  expect(startProblem(error)).not.toContain("\n");
});
