import { resolve } from "node:path";
import { type BackupSchedule, readBackupSchedule } from "./backup-settings.ts";
import { type SecretsKeys } from "../secrets/secrets.ts";
import { readClamdUrl } from "./clamd-url.ts";
import { type MailSettings, readMailSettings } from "./mail-settings.ts";
import { readSecretsKeys } from "./secrets-keys.ts";
import { readS3Settings, type S3Settings } from "./s3-settings.ts";
import { CommandRefused } from "../lib/command-refused.ts";
import { readTrustedProxies } from "./trusted-proxies.ts";
import { address, baseAddress, type Env, integer, oneOf, onOff, SettingError, text } from "./values.ts";

export interface Config {
  host: string;
  port: number;
  /** The API's address as browsers see it, without a slash at the end. */
  apiUrl: string;
  /** Origins browsers may call from. */
  appOrigins: string[];
  /** Where stored files are reached, without a slash at the end. */
  storageUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  databaseConnections: number;
  firstAdmin: { email: string; password: string; name: string } | undefined;
  setupSecret: string | undefined;
  s3: S3Settings | undefined;
  /** Addresses or networks of proxies whose `X-Forwarded-For` is believed. */
  trustedProxies: string[];
  metricsToken: string | undefined;
  /** Port of its own for the figures, on the same host; meant for an inner network. */
  metricsPort: number | undefined;
  logLevel: "silent" | "fatal" | "error" | "warn" | "info" | "debug";
  maxDocumentBytes: number;
  /** `/docs` and `/openapi.json` are served. */
  apiDocs: boolean;
  connections: {
    /** Connections open at once, and of them those of one address. */
    total: number;
    perAddress: number;
  };
  /** Sign-ins are listed one by one in the change history for so long, and afterwards as numbers of each month. */
  signInRetentionDays: number;
  /** Which accounts have to have a second factor. */
  secondFactor: "optional" | "administrators" | "everyone";
  /** Deleting for good and roles ask again who it is after this time. */
  stepUpMs: number;
  /** Wraps secrets in the database; without one they are stored plain. */
  secretsKeys: SecretsKeys | undefined;
  /** Requests a minute of one address; 0 sets no limit. */
  rateLimits: { reads: number; writes: number };
  /** The virus scanner every file is sent to: `tcp://host:port` or `unix:///path`. */
  clamdUrl: URL | undefined;
  /** The mail server, and who mails are from; without them links are shown to who asked for them. */
  mail: MailSettings | undefined;
  /** Backups that the server makes by itself. */
  backup: BackupSchedule | undefined;
  sessions: {
    /** A session unused for so long has ended. */
    idleMs: number;
    /** A session ends after this time, used or not. */
    maxMs: number;
    /** Failed sign-ins within 15 minutes: one account from one address, one address over all accounts. */
    triesPerAccount: number;
    triesPerAddress: number;
  };
}

const megabyte = 1024 * 1024;
const hour = 3_600_000;
const minute = 60_000;

function origins(env: Env): string[] {
  const list = text(env, "APP_URL") ?? `http://localhost:${text(env, "APP_PORT") ?? "4170"}`;
  return list.split(",").map((one) => address("APP_URL", one.trim()).origin);
}

function firstAdmin(env: Env): Config["firstAdmin"] {
  const email = text(env, "ADMIN_EMAIL");
  const password = env["ADMIN_PASSWORD"] || undefined;
  if (email === undefined && password === undefined) return undefined;
  if (email === undefined || password === undefined) {
    throw new SettingError("ADMIN_EMAIL and ADMIN_PASSWORD belong together: set both or none.");
  }
  if (!/^[^\s@]+@[^\s@]+$/.test(email))
    throw new SettingError(`ADMIN_EMAIL is not an email address: "${email}".`);
  if (password.length < 8) throw new SettingError("ADMIN_PASSWORD must have at least 8 characters.");
  return { email, password, name: text(env, "ADMIN_NAME") ?? "Administrator" };
}

function databaseUrl(env: Env): string | undefined {
  const value = text(env, "DATABASE_URL");
  if (value !== undefined && !/^postgres(ql)?:\/\//.test(value)) {
    throw new SettingError("DATABASE_URL must start with postgres:// or postgresql://.");
  }
  return value;
}

function backupSchedule(env: Env, s3: S3Settings | undefined): BackupSchedule | undefined {
  try {
    return readBackupSchedule(env, { s3 });
  } catch (error) {
    throw error instanceof CommandRefused ? new SettingError(error.message, { cause: error }) : error;
  }
}

/** Ways of PostgreSQL's clients that end without encryption, or with anybody's certificate, are not among them. */
const checkedTls = new Set(["require", "verify-ca", "verify-full"]);

function requireTls(env: Env, { databaseUrl, s3 }: Pick<Config, "databaseUrl" | "s3">): void {
  if (!onOff(env, "REQUIRE_TLS", false)) return;
  const query = new URLSearchParams(databaseUrl?.replace(/^[^?]*/, ""));
  const isChecked = checkedTls.has(query.get("sslmode") ?? "") && !query.has("uselibpqcompat");
  if (databaseUrl !== undefined && !isChecked)
    throw new SettingError("REQUIRE_TLS is on: DATABASE_URL must say sslmode=verify-full.");
  const endpoints = { S3_ENDPOINT: s3?.endpoint, BACKUP_S3_ENDPOINT: text(env, "BACKUP_S3_ENDPOINT") };
  for (const [name, address] of Object.entries(endpoints)) {
    if (address !== undefined && !address.startsWith("https:"))
      throw new SettingError(`REQUIRE_TLS is on: ${name} must begin with https://.`);
  }
}

function metricsPort(env: Env, apiPort: number): number | undefined {
  if (text(env, "METRICS_PORT") === undefined) return undefined;
  const port = integer(env, "METRICS_PORT", 0, 1, 65_535);
  if (port === apiPort) throw new SettingError("METRICS_PORT must be another port than API_PORT.");
  return port;
}

/** Reads and checks every setting; throws a `SettingError` that names the first wrong one. */
export function readConfig(env: Env): Config {
  const port = integer(env, "API_PORT", 4180, 0, 65_535);
  const apiUrl = baseAddress(env, "API_URL", `http://localhost:${port}`);
  const setupSecret = text(env, "SETUP_SECRET");
  if (setupSecret !== undefined && setupSecret.length < 8) {
    throw new SettingError("SETUP_SECRET must have at least 8 characters.");
  }
  const s3 = readS3Settings(env);
  requireTls(env, { databaseUrl: databaseUrl(env), s3 });
  return {
    host: text(env, "API_HOST") ?? "localhost",
    port,
    apiUrl,
    appOrigins: origins(env),
    storageUrl: baseAddress(env, "STORAGE_URL", `${apiUrl}/storage`),
    dataDir: resolve(text(env, "DATA_DIR") ?? "var/data"),
    databaseUrl: databaseUrl(env),
    databaseConnections: integer(env, "DATABASE_CONNECTIONS", 10, 2, 200),
    firstAdmin: firstAdmin(env),
    setupSecret,
    s3,
    backup: backupSchedule(env, s3),
    trustedProxies: readTrustedProxies(env),
    metricsToken: text(env, "METRICS_TOKEN"),
    metricsPort: metricsPort(env, port),
    logLevel: oneOf(env, "LOG_LEVEL", ["info", "silent", "fatal", "error", "warn", "debug"]),
    maxDocumentBytes: integer(env, "MAX_DOCUMENT_MB", 50, 1, 2000) * megabyte,
    clamdUrl: readClamdUrl(env),
    secondFactor: oneOf(env, "SECOND_FACTOR", ["optional", "administrators", "everyone"]),
    stepUpMs: integer(env, "STEP_UP_MINUTES", 10, 1, 1440) * minute,
    secretsKeys: readSecretsKeys(env),
    mail: readMailSettings(env),
    signInRetentionDays: integer(env, "AUDIT_SIGN_INS_DAYS", 180, 30, 36_500),
    apiDocs: onOff(env, "API_DOCS", true),
    connections: {
      total: integer(env, "MAX_CONNECTIONS", 10_000, 10, 1_000_000),
      perAddress: integer(env, "MAX_CONNECTIONS_PER_ADDRESS", 1_000, 1, 1_000_000),
    },
    rateLimits: {
      reads: integer(env, "RATE_LIMIT_READS", 6_000, 0, 10_000_000),
      writes: integer(env, "RATE_LIMIT_WRITES", 6_000, 0, 10_000_000),
    },
    sessions: {
      idleMs: integer(env, "SESSION_IDLE_HOURS", 24, 1, 8760) * hour,
      maxMs: integer(env, "SESSION_MAX_HOURS", 14 * 24, 1, 8760) * hour,
      triesPerAccount: integer(env, "SIGN_IN_TRIES_PER_ACCOUNT", 10, 1, 1000),
      triesPerAddress: integer(env, "SIGN_IN_TRIES_PER_ADDRESS", 50, 1, 100_000),
    },
  };
}
