import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../lib/run.ts";
import { partNames } from "../sites/parts.ts";

const textsIn = async (folder: string, end: string) => {
  const names = (await readdir(join(root, folder))).filter((name) => name.endsWith(end));
  return Promise.all(
    names.map(async (name) => ({ name, text: await readFile(join(root, folder, name), "utf8") })),
  );
};

describe("the workflows", async () => {
  const workflows = await textsIn(".github/workflows", ".yml");
  const { scripts } = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };

  it.each(workflows)("$name runs commands of the project alone", ({ text }) => {
    const commands = [...text.matchAll(/^ +(?:- )?run: (.*)$/gm)].map(([, command = ""]) => command);
    expect(commands).not.toEqual([]);
    for (const command of commands) {
      const script = /^npm (?:run )?([\w:]+)(?: -- [\w :"$-]+)?$/.exec(command)?.[1];
      expect(Object.keys(scripts), command).toContain(script);
    }
  });

  it.each(workflows)("$name watches folders that are there", ({ text }) => {
    for (const [, path = ""] of text.matchAll(/^ +- "([^"]+)"$/gm))
      expect(existsSync(join(root, path.replace("/**", ""))), path).toBe(true);
  });

  it.each(workflows)("$name may change nothing in the repository", ({ text }) => {
    expect(text).toContain("permissions:\n  contents: read\n");
  });
});

it("nginx speaks TLS 1.2 and 1.3 alone, with suites that have forward secrecy", async () => {
  const settings = await readFile(join(root, "deploy/nginx/snippets/tls-versions.conf"), "utf8");
  expect(/^ssl_protocols (.+);$/m.exec(settings)?.[1]).toBe("TLSv1.2 TLSv1.3");
  const suites = /^ssl_ciphers (.+);$/m.exec(settings)?.[1]?.split(":") ?? [];
  expect(suites.length).toBeGreaterThan(3);
  for (const suite of suites) expect(suite).toMatch(/^ECDHE-.*(GCM|CHACHA20)/);
});

describe("the systemd units", async () => {
  const units = await textsIn("deploy/systemd", ".service");

  it.each(units)(
    "$name has a user of its own, restarts, and can write to its own folder alone",
    ({ text }) => {
      expect(text).toMatch(/^User=ministry-\w+$/m);
      for (const line of [
        "Restart=always",
        "StartLimitIntervalSec=0",
        "ProtectSystem=strict",
        "NoNewPrivileges=yes",
        "CapabilityBoundingSet=",
      ])
        expect(text.split("\n")).toContain(line);
      expect(text).toMatch(/^StateDirectory=/m);
    },
  );

  it("listen where the documented settings of nginx ask", () => {
    const hosts = { "ministry-site.service": "APP_HOST", "ministry-api.service": "API_HOST" };
    for (const [name, setting] of Object.entries(hosts))
      expect(units.find((unit) => unit.name === name)?.text).toMatch(
        new RegExp(`^Environment=.*\\b${setting}=127\\.0\\.0\\.1$`, "m"),
      );
  });

  const verifier = spawnSync("systemd-analyze", ["--version"]);
  it.runIf(verifier.status === 0).each(units)("$name is accepted by systemd", ({ name }) => {
    // Node may lie elsewhere on this machine; everything else systemd says is a fault.
    const { stderr } = spawnSync("systemd-analyze", [
      "verify",
      "--man=no",
      join(root, "deploy/systemd", name),
    ]);
    const faults = stderr
      .toString()
      .split("\n")
      .filter((line) => line.includes(name) && !line.includes("/usr/bin/node is not executable"));
    expect(faults).toEqual([]);
  });
});

describe("the configurations of nginx", async () => {
  const templates = await textsIn("deploy/nginx", ".conf.template");
  const snippets = await textsIn("deploy/nginx/snippets", ".conf");

  it("include snippets that are there", () => {
    for (const { name, text } of [...templates, ...snippets])
      for (const [, included = ""] of text.matchAll(/^\s*include \$\{SNIPPETS\}\/([\w-]+\.conf);/gm))
        expect(
          snippets.map((snippet) => snippet.name),
          name,
        ).toContain(included);
  });

  it("set the versions of TLS in each server, where Debian's own list for the http block does not count", () => {
    for (const { name, text } of templates)
      for (const server of text.split(/^server \{$/m).slice(1))
        expect(server, name).toContain("include ${SNIPPETS}/tls-versions.conf;");
    expect(snippets.find(({ name }) => name === "http.conf")?.text).not.toContain("ssl_protocols");
  });

  it("tell browsers with the files nginx sends to come over TLS alone, and not twice with those it passes on", () => {
    const sending = [...templates, ...snippets].filter(({ text }) =>
      text.includes("add_header Strict-Transport-Security"),
    );
    expect(sending.map(({ name }) => name)).toEqual(["headers.conf"]);
    for (const name of ["site-server.conf", "api.conf", "proxy.conf"])
      expect(snippets.find((snippet) => snippet.name === name)?.text).not.toContain("headers.conf");
  });

  it("send the headers of every answer with whatever sets headers of its own", () => {
    // In nginx `add_header` in a location drops those of the levels above.
    for (const name of ["hashed.conf", "mutable.conf"])
      expect(snippets.find((snippet) => snippet.name === name)?.text).toContain("headers.conf");
  });

  it("start in containers with every variable filled in", async () => {
    const script = await readFile(join(root, "deploy/containers/start-nginx.sh"), "utf8");
    const used = new Set(
      [...templates, ...snippets].flatMap(({ text }) => text.match(/\$\{[A-Z_]+\}/g) ?? []),
    );
    for (const variable of used) expect(script, variable).toContain(variable);
  });
});

it("the containers release the shell before the remotes, and serve afterwards", async () => {
  const text = await readFile(join(root, "deploy/containers/compose.yaml"), "utf8");
  const order = /for part in ([\w -]+); do/.exec(text)?.[1]?.split(" ");
  expect(order).toEqual([...partNames]);
  expect(order?.[0]).toBe("shell");
  expect(text).toContain("depends_on: { release: { condition: service_completed_successfully } }");
});
