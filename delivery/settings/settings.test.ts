import { describe, expect, it } from "vitest";
import { Fault } from "../lib/fault.ts";
import { readSettings } from "./settings.ts";

describe("settings", () => {
  it("all have a default", () => {
    expect(readSettings({})).toMatchObject({
      appPort: 4170,
      apiPort: 4180,
      appUrl: "http://localhost:4170",
      apiUrl: "http://localhost:4180",
      storageUrl: "http://localhost:4180/storage",
      adminEmail: "admin@ministry.example",
      sampleData: true,
      serviceWorker: true,
    });
  });

  it("follow each other: ports show in the addresses, the API's address in the storage's", () => {
    const settings = readSettings({ APP_PORT: "5000", API_PORT: "5001", API_URL: "https://api.example/" });
    expect(settings).toMatchObject({
      appUrl: "http://localhost:5000",
      apiUrl: "https://api.example",
      storageUrl: "https://api.example/storage",
    });
  });

  it("the first of several allowed addresses is the site's own", () => {
    expect(readSettings({ APP_URL: "https://site.example, https://old.example" }).appUrl).toBe(
      "https://site.example",
    );
  });

  it.each([
    [{ APP_PORT: "99999" }, "APP_PORT=99999"],
    [{ API_PORT: "80a" }, "API_PORT=80a"],
    [{ APP_PORT: "4180" }, "a port each"],
    [{ API_URL: "api.example" }, "API_URL=api.example"],
    [{ APP_URL: "https://site.example/v1" }, "without a path"],
    [{ APP_URL: "https://site.example,old.example" }, "APP_URL=old.example"],
    [{ LOG_LEVEL: "trace" }, "LOG_LEVEL=trace"],
    [{ ADMIN_EMAIL: "admin" }, "ADMIN_EMAIL=admin"],
    [{ ADMIN_PASSWORD: "short" }, "ADMIN_PASSWORD"],
    [{ SAMPLE_DATA: "maybe" }, '"on" or "off"'],
  ])("%o is refused in one line that names it", (env, said) => {
    expect(() => readSettings(env)).toThrow(Fault);
    expect(() => readSettings(env)).toThrow(said);
  });

  it("a password is never repeated in a refusal", () => {
    expect(() => readSettings({ ADMIN_PASSWORD: "short" })).not.toThrow("short.");
  });
});
