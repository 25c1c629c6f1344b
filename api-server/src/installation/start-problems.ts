import { SettingError } from "../settings/values.ts";
import { DataDiskFull } from "../database/engines/full-disk.ts";
import { FolderInUse } from "../database/engines/lock-data-dir.ts";
import { DatabaseHeld } from "../database/engines/server-lock.ts";
import { WrongStorage } from "./installation.ts";
import { SecretsKeyError } from "../secrets/secrets.ts";
import { StorageUnusable } from "../storage/index.ts";

interface SystemError {
  code?: string;
  path?: string;
  port?: number;
  message?: string;
  errors?: unknown[];
}

/** Errors whose message is that line. */
const plain = [
  SettingError,
  SecretsKeyError,
  FolderInUse,
  WrongStorage,
  StorageUnusable,
  DatabaseHeld,
  DataDiskFull,
];

/** The one line an operator gets when the server can't start. */
export function startProblem(error: unknown): string {
  if (plain.some((kind) => error instanceof kind)) return (error as Error).message;
  const { code, path, port, message, errors } = error as SystemError;
  if (errors?.[0] !== undefined && !message) return startProblem(errors[0]);
  switch (code) {
    case "EADDRINUSE":
      return `Port ${port ?? ""} is in use by another program. Set API_PORT to a free one.`;
    case "EACCES":
    case "EPERM":
    case "EROFS":
    case "ENOENT":
      return path === undefined
        ? `Port ${port ?? ""} may not be used by this user. Set API_PORT to another.`
        : `The data folder can't be written: ${path}. Set DATA_DIR to a folder this user may write to.`;
    case "ENOTDIR":
    case "EEXIST":
      return `The data folder can't be made: ${path ?? ""} is not a folder. Set DATA_DIR to another.`;
    case "ENOSPC":
    case "EDQUOT":
      return `The disk is full: ${path ?? "the data folder"} can't be written.`;
    case "ECONNREFUSED":
    case "ENOTFOUND":
    case "28P01":
    case "28000":
    case "3D000":
      return `The database of DATABASE_URL can't be reached or refuses the sign-in (${code}).`;
    default:
      return `The server can't start: ${String(message ?? error).split("\n")[0]}`;
  }
}
