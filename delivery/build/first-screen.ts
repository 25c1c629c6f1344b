import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import { join } from "node:path";
import { compileFunction } from "node:vm";
import react from "@vitejs/plugin-react";
import { build, type Plugin, type Rolldown } from "vite";
import { css } from "./class-names.ts";
import { sharedPackages } from "./sharing/shared-packages.ts";

/** The module of a part that says how one of its screens looks before anything of it is alive. */
export const firstScreenModule = "src/first-screen.tsx";

/** What that module exports as `firstScreen`. */
interface FirstScreen {
  /** Route pattern of the screen. */
  pattern: string;
  /** Its HTML. */
  render(): string;
}

/**
 * Renders a part's first screen while the part is built, into a hashed file of the build: `compose` puts it into the HTML
 * of its route, so that the screen shows before its scripts have arrived.
 *
 * @returns the plugin, and the file by its route pattern once the build has written it
 */
export function firstScreen(root: string): { plugin: Plugin; screens: () => Record<string, string> } {
  const screens: Record<string, string> = {};
  return {
    screens: () => screens,
    plugin: {
      name: "ministry:first-screen",
      apply: "build",
      async generateBundle() {
        if (this.environment.name !== "client") return;
        const { pattern, render } = await firstScreenOf(root);
        const html = render();
        const hash = createHash("sha256").update(html).digest("hex").slice(0, 8);
        const fileName = `assets/first-screen-${hash}.html`;
        this.emitFile({ type: "asset", fileName, source: html });
        screens[pattern] = fileName;
      },
    },
  };
}

/** The module, built for this process: its class names are those of the build for browsers. */
async function firstScreenOf(root: string): Promise<FirstScreen> {
  const built = await build({
    root,
    configFile: false,
    logLevel: "warn",
    plugins: [react()],
    resolve: { dedupe: sharedPackages },
    css,
    ssr: { noExternal: true },
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    build: {
      ssr: firstScreenModule,
      write: false,
      target: "node20",
      copyPublicDir: false,
      rolldownOptions: { output: { format: "cjs", codeSplitting: false } },
    },
  });
  const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput;
  const chunk = output.find(({ type }) => type === "chunk") as Rolldown.OutputChunk;
  const file = join(root, firstScreenModule);
  const module = { exports: {} as { firstScreen: FirstScreen } };
  const run = compileFunction(chunk.code, ["module", "exports", "require"], { filename: file });
  run(module, module.exports, createRequire(file));
  return module.exports.firstScreen;
}
