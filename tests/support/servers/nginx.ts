import { spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { installPackages } from "../../../delivery/test/packages.ts";

const shipped = fileURLToPath(new URL("../../../deploy/nginx/", import.meta.url));
const binary = "/usr/sbin/nginx";
const brotliModule = "/usr/share/nginx/modules/ngx_http_brotli_static_module.so";

/** Debian's nginx with one of the shipped configurations. */
export interface Nginx {
  /** Whether the module that sends `.br` files is there. */
  readonly hasBrotli: boolean;
  /** The lines of the access log. */
  accessLog(): Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts nginx with a configuration of `deploy/nginx`, filled in as an operator fills it in.
 *
 * @param name a template of `deploy/nginx`, such as `one-origin`
 * @param values the template's variables but for `SNIPPETS` and `ACCESS_LOG`
 * @throws with nginx' own words when it does not accept the configuration
 */
export async function startNginx(name: string, values: Record<string, string>): Promise<Nginx> {
  if (!existsSync(binary))
    installPackages(
      ["nginx-light", "libnginx-mod-http-brotli-static"],
      "for the tests behind nginx",
      console.info,
    );
  const folder = await mkdtemp(join(tmpdir(), "ministry-nginx-"));
  const hasBrotli = existsSync(brotliModule);
  const log = join(folder, "access.log");
  await fillIn(folder, name, { ...values, SNIPPETS: join(folder, "snippets"), ACCESS_LOG: log }, hasBrotli);
  const child = spawn(binary, ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", "stderr"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let printed = "";
  child.stderr.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  await listening(child, Number(values.SITE_LISTEN?.split(":").at(-1)), () => printed);
  return {
    hasBrotli,
    accessLog: () => readFile(log, "utf8"),
    async stop() {
      if (child.exitCode === null) {
        const ended = new Promise((resolve) => child.once("exit", resolve));
        child.kill("SIGTERM");
        await ended;
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function fillIn(
  folder: string,
  name: string,
  values: Record<string, string>,
  hasBrotli: boolean,
): Promise<void> {
  const fill = (text: string) => text.replace(/\$\{([A-Z_]+)\}/g, (all, key: string) => values[key] ?? all);
  await cp(join(shipped, "snippets"), join(folder, "snippets"), { recursive: true });
  if (!hasBrotli) await rm(join(folder, "snippets/brotli.conf"));
  for (const file of await readdir(join(folder, "snippets"))) {
    const path = join(folder, "snippets", file);
    await writeFile(path, fill(await readFile(path, "utf8")));
  }
  await writeFile(
    join(folder, "site.conf"),
    fill(await readFile(join(shipped, `${name}.conf.template`), "utf8")),
  );
  await mkdir(join(folder, "tmp"));
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  await writeFile(
    join(folder, "nginx.conf"),
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr warn;
${process.getuid?.() === 0 ? "user root;" : ""}
${hasBrotli ? `load_module ${brotliModule};` : ""}
events { worker_connections 512; }
http {
  include /etc/nginx/mime.types;
  ${temporary.map((kind) => `${kind}_temp_path ${folder}/tmp/${kind};`).join(" ")}
  include ${folder}/site.conf;
}
`,
  );
}

async function listening(child: ChildProcess, port: number, printed: () => string): Promise<void> {
  const until = Date.now() + 10_000;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}\n${printed()}`);
    const answers = await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(5_000) }).then(
      () => true,
      () => false,
    );
    if (answers) return;
    await pause(50);
  }
  throw new Error(`nginx does not answer at port ${port}\n${printed()}`);
}
