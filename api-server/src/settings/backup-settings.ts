import { resolve } from "node:path";
import type { S3Settings } from "./s3-settings.ts";
import { CommandRefused } from "../lib/command-refused.ts";
import { baseAddress, type Env, onOff, text } from "./values.ts";
import { assertPublicKeys } from "./backup-keys.ts";
import { readRetention, type Retention } from "./retention.ts";

/** Where stored files lie; absent: in a folder. */
interface FilesSettings {
  s3: S3Settings | undefined;
}

/** Where backups go, as the settings say. */
export interface BackupSettings {
  /** Public keys that backups are encrypted for. */
  recipients: string[];
  s3?: Omit<S3Settings, "bucket">;
}

/** Reads `BACKUP_PUBLIC_KEY` and `BACKUP_S3_*`; object storage falls back to the settings of stored files. */
export function readBackupSettings(env: Env, { s3 }: FilesSettings): BackupSettings {
  const recipients = (text(env, "BACKUP_PUBLIC_KEY") ?? "").split(/[\s,]+/).filter((one) => one !== "");
  const endpoint = text(env, "BACKUP_S3_ENDPOINT")
    ? baseAddress(env, "BACKUP_S3_ENDPOINT", "")
    : s3?.endpoint;
  const accessKeyId = text(env, "BACKUP_S3_ACCESS_KEY_ID") ?? s3?.accessKeyId;
  const secretAccessKey = text(env, "BACKUP_S3_SECRET_ACCESS_KEY") ?? s3?.secretAccessKey;
  if (!endpoint || !accessKeyId || !secretAccessKey) return { recipients };
  return {
    recipients,
    s3: {
      ...{ endpoint, accessKeyId, secretAccessKey },
      region: text(env, "BACKUP_S3_REGION") ?? s3?.region ?? "us-east-1",
      pathStyle: onOff(env, "BACKUP_S3_PATH_STYLE", s3?.pathStyle ?? true),
    },
  };
}

/** One backup into a place, as a command or the schedule asks for it; travels as JSON to a running server. */
export interface BackupJob {
  to: string;
  keep?: Retention | undefined;
  recipients: string[];
  s3?: BackupSettings["s3"] | undefined;
}

/** @throws CommandRefused when `s3://bucket/prefix` names no bucket, or nobody said where object storage is */
export function assertBucket(
  place: string,
  s3: BackupSettings["s3"],
): asserts s3 is NonNullable<BackupSettings["s3"]> {
  if (!s3)
    throw new CommandRefused(
      "For s3://… set BACKUP_S3_ENDPOINT, BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY (or S3_…).",
    );
  if (!/^s3:\/\/[^/]/.test(place))
    throw new CommandRefused(`Name a bucket: s3://BUCKET/FOLDER, not "${place}".`);
}

/** @throws CommandRefused when something is wrong or left out */
export function readBackupJob(
  wanted: { to: string; keep?: string | undefined; unencrypted?: boolean | undefined },
  { recipients, s3 }: BackupSettings,
  keepSetting = "--keep",
): BackupJob {
  if (recipients.length === 0 && !wanted.unencrypted)
    throw new CommandRefused(
      "Backups hold password hashes and are encrypted: set BACKUP_PUBLIC_KEY (npm run backup -- --new-key FILE makes a key), or add --unencrypted.",
    );
  if (!wanted.unencrypted) assertPublicKeys(recipients);
  if (wanted.to.startsWith("s3://")) assertBucket(wanted.to, s3);
  return {
    to: wanted.to,
    keep: wanted.keep === undefined ? undefined : readRetention(wanted.keep, keepSetting),
    recipients: wanted.unencrypted ? [] : recipients,
    s3,
  };
}

/** A time of day on this machine's clock. */
export interface TimeOfDay {
  hours: number;
  minutes: number;
}

/** The backups that the server makes by itself. */
export interface BackupSchedule {
  job: BackupJob;
  at: TimeOfDay[];
}

/**
 * Reads `BACKUP_TO`, `BACKUP_AT`, `BACKUP_KEEP` and `BACKUP_UNENCRYPTED`; `undefined` without a place to write to.
 *
 * @throws CommandRefused or SettingError, naming the setting
 */
export function readBackupSchedule(env: Env, config: FilesSettings): BackupSchedule | undefined {
  const to = text(env, "BACKUP_TO");
  if (!to) {
    const idle = ["BACKUP_AT", "BACKUP_KEEP"].find((name) => text(env, name) !== undefined);
    if (idle) throw new CommandRefused(`${idle} needs BACKUP_TO: without it no backup is made.`);
    return undefined;
  }
  const settings = readBackupSettings(env, config);
  const isPlain = onOff(env, "BACKUP_UNENCRYPTED", false);
  if (settings.recipients.length === 0 && !isPlain)
    throw new CommandRefused(
      "BACKUP_TO needs BACKUP_PUBLIC_KEY: backups hold password hashes (npm run backup -- --new-key FILE makes a key). BACKUP_UNENCRYPTED=on does without.",
    );
  const keep = text(env, "BACKUP_KEEP") ?? "7,4,12";
  const wanted = { to: to.startsWith("s3://") ? to : resolve(to), keep, unencrypted: isPlain };
  return {
    job: readBackupJob(wanted, settings, "BACKUP_KEEP"),
    at: readTimes(text(env, "BACKUP_AT") ?? "02:30"),
  };
}

function readTimes(text: string): TimeOfDay[] {
  return text.split(",").map((one) => {
    const [, hours, minutes] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(one.trim()) ?? [];
    if (hours === undefined)
      throw new CommandRefused(`BACKUP_AT must be times of day such as 02:30 or 02:30,14:30, not "${text}".`);
    return { hours: Number(hours), minutes: Number(minutes) };
  });
}
