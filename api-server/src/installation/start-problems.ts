import { existsSync, realpathSync } from "node:fs";
import { sep } from "node:path";
import type { Config } from "../settings/config.ts";
import { SettingError } from "../settings/values.ts";
import { DataDiskFull } from "../database/engines/full-disk.ts";
import { ForeignFiles } from "../database/engines/folder-owner.ts";
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
  /** Of a socket that is a file: its path, with -1 for a port. */
  address?: string;
  /** The host whose address was looked for. */
  hostname?: string;
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
  ForeignFiles,
];

/** The settings that say which of them a failure belongs to. */
type Places = Pick<Config, "dataDir" | "metricsPort" | "host">;

/**
 * Returns the one line an operator gets when the server can't start or a command fails. Without the settings, no
 * setting is named for a file.
 *
 * @param failed what did not work, said where nothing more is known than the error's own words
 */
export function startProblem(error: unknown, places?: Places, failed = "The server can't start"): string {
  if (plain.some((kind) => error instanceof kind)) return (error as Error).message;
  const { code, port, address, hostname, message, errors } = error as SystemError;
  const { path = port === -1 ? address : undefined } = error as SystemError;
  if (errors?.[0] !== undefined && !message) return startProblem(errors[0], places, failed);
  const portSetting = port !== undefined && port === places?.metricsPort ? "METRICS_PORT" : "API_PORT";
  const isData = path !== undefined && places !== undefined && isUnder(places.dataDir, path);
  if (code === "ENOTFOUND" && hostname !== undefined && hostname === places?.host)
    return `API_HOST: ${hostname} is no address of this machine.`;
  switch (code) {
    case "EADDRINUSE":
      return `Port ${port ?? ""} is in use by another program. Set ${portSetting} to a free one.`;
    case "EACCES":
    case "EPERM":
    case "EROFS":
    case "ENOENT":
      if (path === undefined)
        return `Port ${port ?? ""} may not be used by this user. Set ${portSetting} to another.`;
      return isData
        ? `The data folder can't be written: ${path}. Set DATA_DIR to a folder this user may write to.`
        : `${path} can't be read or written (${code}).`;
    case "ENOTDIR":
    case "EEXIST":
      return isData
        ? `The data folder can't be made: ${path} is not a folder. Set DATA_DIR to another.`
        : `${path ?? "A folder"} can't be made: there is no folder, or something else, under that name (${code}).`;
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
      return `${failed}: ${String(message ?? error).split("\n")[0]}`;
  }
}

/** True for the folder and what is in it, by its given and its real path; a link in front of both is followed. */
function isUnder(folder: string, path: string): boolean {
  const folders = [folder, existsSync(folder) ? realpathSync(folder) : folder];
  return folders.some(
    (one) => path === one || path.startsWith(`${one}${sep}`) || one.startsWith(`${path}${sep}`),
  );
}
