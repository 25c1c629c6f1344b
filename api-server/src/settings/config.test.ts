import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";
import { SettingError } from "./values.ts";

const publicKey = "age18w4ruu8nmy9k02pkx2dafesnuqwj0fjlvtgslu5v23l77fhs93fssrhf35";

const onBucket = {
  ...{ S3_ENDPOINT: "http://localhost:1", S3_BUCKET: "b", S3_ACCESS_KEY_ID: "k", S3_SECRET_ACCESS_KEY: "s" },
  ...{ BACKUP_TO: "s3://backups/ministry", BACKUP_UNENCRYPTED: "on" },
};

describe("the settings of the API server", () => {
  it("are complete without any being given", () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 4180,
      apiUrl: "http://localhost:4180",
      storageUrl: "http://localhost:4180/storage",
      appOrigins: ["http://localhost:4170"],
      databaseUrl: undefined,
      s3: undefined,
      firstAdmin: undefined,
    });
  });

  it("take an address behind a proxy, and several origins of the site", () => {
    const config = readConfig({
      API_URL: "https://api.ministry.example/",
      APP_URL: "https://ministry.example, http://localhost:4170/x",
    });
    expect(config.storageUrl).toBe("https://api.ministry.example/storage");
    expect(config.appOrigins).toEqual(["https://ministry.example", "http://localhost:4170"]);
  });

  it.each([
    [{ API_PORT: "abc" }, "API_PORT"],
    [{ API_PORT: "70000" }, "API_PORT"],
    [{ API_URL: "localhost:4180" }, "API_URL"],
    [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL"],
    [{ ADMIN_EMAIL: "a@b.so" }, "ADMIN_PASSWORD"],
    [{ ADMIN_EMAIL: "a@b.so", ADMIN_PASSWORD: "short" }, "ADMIN_PASSWORD"],
    [{ SETUP_SECRET: "short" }, "SETUP_SECRET"],
    [{ LOG_LEVEL: "loud" }, "LOG_LEVEL"],
    [{ S3_ENDPOINT: "http://localhost:1", S3_BUCKET: "b" }, "S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY"],
    [{ MAX_DOCUMENT_MB: "0" }, "MAX_DOCUMENT_MB"],
    [{ BACKUP_TO: "/backups" }, "BACKUP_PUBLIC_KEY"],
    [{ BACKUP_AT: "02:30" }, "BACKUP_TO"],
    [{ BACKUP_KEEP: "7,4,12" }, "BACKUP_TO"],
    [{ SMTP_URL: "smtp://mail.example" }, "MAIL_FROM"],
    [{ SMTP_URL: "mail.example:25", MAIL_FROM: "a@b.example" }, "SMTP_URL"],
    [{ SMTP_URL: "smtp://mail.example", MAIL_FROM: "the portal" }, "MAIL_FROM"],
    [{ BACKUP_TO: "/backups", BACKUP_UNENCRYPTED: "on", BACKUP_AT: "25:00" }, "BACKUP_AT"],
    [{ BACKUP_TO: "/backups", BACKUP_UNENCRYPTED: "on", BACKUP_KEEP: "many" }, "BACKUP_KEEP"],
    [{ BACKUP_TO: "/backups", BACKUP_PUBLIC_KEY: "age1key" }, "BACKUP_PUBLIC_KEY"],
    [{ BACKUP_TO: "s3://backups/ministry", BACKUP_UNENCRYPTED: "on" }, "BACKUP_S3_ENDPOINT"],
    [{ ...onBucket, BACKUP_TO: "s3://", BACKUP_UNENCRYPTED: "on" }, "s3://BUCKET"],
    [{ ...onBucket, BACKUP_S3_ENDPOINT: "storage" }, "BACKUP_S3_ENDPOINT"],
    [{ ...onBucket, BACKUP_S3_PATH_STYLE: "never" }, "BACKUP_S3_PATH_STYLE"],
    [{ BACKUP_TO: "/backups", BACKUP_UNENCRYPTED: "maybe" }, "BACKUP_UNENCRYPTED"],
    [{ API_DOCS: "none" }, "API_DOCS"],
    [{ ...onBucket, S3_PATH_STYLE: "virtual" }, "S3_PATH_STYLE"],
    [{ CLAMD_URL: "unix:///run/100%" }, "CLAMD_URL"],
    [{ METRICS_PORT: "4180" }, "METRICS_PORT"],
    [{ TRUST_PROXY: "nginx" }, "TRUST_PROXY"],
    [{ TRUST_PROXY: "127.0.0.1, 10.0.0.0/33" }, "TRUST_PROXY"],
    [{ TRUST_PROXY: "10.0.0.0/" }, "TRUST_PROXY"],
    [{ SECOND_FACTOR: "some" }, "SECOND_FACTOR"],
    [{ SECRETS_KEY: "too short" }, "openssl rand -base64 32"],
    [{ SECRETS_KEY_PREVIOUS: "A".repeat(44) }, "SECRETS_KEY_PREVIOUS"],
    [{ REQUIRE_TLS: "on", DATABASE_URL: "postgres://a/b" }, "DATABASE_URL must say sslmode"],
    [{ REQUIRE_TLS: "on", DATABASE_URL: "postgres://a/b?sslmode=no-verify" }, "sslmode"],
    [{ REQUIRE_TLS: "on", DATABASE_URL: "postgres://a/b?sslmode=require&uselibpqcompat=true" }, "sslmode"],
    [{ REQUIRE_TLS: "on", BACKUP_S3_ENDPOINT: "http://localhost:1" }, "BACKUP_S3_ENDPOINT"],
    [
      {
        ...{ REQUIRE_TLS: "on", S3_ENDPOINT: "http://localhost:1", S3_BUCKET: "b" },
        ...{ S3_ACCESS_KEY_ID: "k", S3_SECRET_ACCESS_KEY: "s" },
      },
      "S3_ENDPOINT",
    ],
  ])("%o is refused with a line that names %s", (env, named) => {
    expect(() => readConfig(env)).toThrow(SettingError);
    expect(() => readConfig(env)).toThrow(named);
  });

  it.each(["off", "false", "0", "no", "OFF"])("take %s for a switch that is off", (off) => {
    const env = {
      ...onBucket,
      API_DOCS: off,
      S3_PATH_STYLE: off,
      BACKUP_S3_PATH_STYLE: off,
      REQUIRE_TLS: off,
    };
    const { apiDocs, s3, backup } = readConfig(env);
    expect([apiDocs, s3?.pathStyle, backup?.job.s3?.pathStyle]).toEqual([false, false, false]);
  });

  it.each(["on", "true", "1", "yes", "On"])("take %s for a switch that is on", (on) => {
    const env = { ...onBucket, API_DOCS: on, S3_PATH_STYLE: on, BACKUP_UNENCRYPTED: on };
    const { apiDocs, s3, backup } = readConfig(env);
    expect([apiDocs, s3?.pathStyle, backup?.job.recipients]).toEqual([true, true, []]);
    expect(() => readConfig({ ...env, REQUIRE_TLS: on })).toThrow("REQUIRE_TLS is on");
  });

  it("take addresses, networks and their names for proxies", () => {
    const { trustedProxies } = readConfig({ TRUST_PROXY: "loopback, 10.0.0.0/8,2001:db8::1,fd00::/8," });
    expect(trustedProxies).toEqual(["loopback", "10.0.0.0/8", "2001:db8::1", "fd00::/8"]);
  });

  it("schedule a backup every night once they say where to", () => {
    expect(readConfig({}).backup).toBeUndefined();
    const { backup } = readConfig({ BACKUP_TO: "/backups", BACKUP_PUBLIC_KEY: publicKey });
    expect(backup).toMatchObject({
      job: { to: "/backups", recipients: [publicKey], keep: { daily: 7, weekly: 4, monthly: 12 } },
      at: [{ hours: 2, minutes: 30 }],
    });
    const twice = { BACKUP_TO: "/b", BACKUP_UNENCRYPTED: "on", BACKUP_AT: "2:30, 14:05" };
    expect(readConfig(twice).backup?.at).toEqual([
      { hours: 2, minutes: 30 },
      { hours: 14, minutes: 5 },
    ]);
  });

  it("let TLS be required of a database that checks the other side, and of the embedded one", () => {
    const checked = { REQUIRE_TLS: "on", DATABASE_URL: "postgres://a:p%40ss@b/c?sslmode=verify-full" };
    expect(readConfig(checked).databaseUrl).toBe(checked.DATABASE_URL);
    expect(readConfig({ REQUIRE_TLS: "on" }).databaseUrl).toBeUndefined();
  });

  it.each(["base64", "hex"] as const)("take a key for secrets in %s", (form) => {
    const key = Buffer.alloc(32, 7);
    expect(readConfig({ SECRETS_KEY: key.toString(form) }).secretsKeys?.current).toEqual(key);
  });

  it("never repeat a secret in a refusal", () => {
    expect(() => readConfig({ SETUP_SECRET: "hush" })).not.toThrow("hush");
    const mail = { SMTP_URL: "http://user:hush@mail.example", MAIL_FROM: "a@b.example" };
    expect(() => readConfig(mail)).not.toThrow("hush");
  });
});
