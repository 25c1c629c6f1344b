import { cpSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type Plugin } from "vite";

const here = import.meta.dirname;

/** The numbered SQL lies beside the bundle, as it does beside the sources. */
const migrationsBeside: Plugin = {
  name: "migrations-beside",
  closeBundle() {
    cpSync(join(here, "src/migrations"), join(here, "dist/migrations"), { recursive: true });
  },
};

/** One bundle for Node: our own packages inside, installed ones outside. */
export default defineConfig({
  plugins: [migrationsBeside],
  ssr: { noExternal: [/^@ministry\//, /^zod/], target: "node" },
  build: {
    ssr: true,
    target: "node20",
    outDir: "dist",
    minify: false,
    sourcemap: true,
    rollupOptions: {
      input: {
        server: join(here, "src/server.ts"),
        "prepare-empty-database": join(here, "src/prepare-empty-database.ts"),
        "image-worker": join(here, "src/media/worker/image-worker.ts"),
        admin: join(here, "src/commands/admin-command.ts"),
        backup: join(here, "src/commands/backup-command.ts"),
        restore: join(here, "src/restore/restore-command.ts"),
      },
      // Everything in one folder: files find their neighbours (migrations, workers) beside themselves.
      output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
    },
  },
});
