import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";
import { SettingError } from "./values.ts";

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
    [{ SMTP_URL: "smtp://mail.example" }, "MAIL_FROM"],
    [{ SMTP_URL: "mail.example:25", MAIL_FROM: "a@b.example" }, "SMTP_URL"],
    [{ SMTP_URL: "smtp://mail.example", MAIL_FROM: "the portal" }, "MAIL_FROM"],
    [{ BACKUP_TO: "/backups", BACKUP_UNENCRYPTED: "on", BACKUP_AT: "25:00" }, "BACKUP_AT"],
    [{ BACKUP_TO: "/backups", BACKUP_UNENCRYPTED: "on", BACKUP_KEEP: "many" }, "BACKUP_KEEP"],
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

  it("schedule a backup every night once they say where to", () => {
    expect(readConfig({}).backup).toBeUndefined();
    const { backup } = readConfig({ BACKUP_TO: "/backups", BACKUP_PUBLIC_KEY: "age1key" });
    expect(backup).toMatchObject({
      job: { to: "/backups", recipients: ["age1key"], keep: { daily: 7, weekly: 4, monthly: 12 } },
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
