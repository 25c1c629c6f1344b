import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The public part on a page of its own, with its own copies of what the shell shares otherwise. */
export default defineConfig({ plugins: [react()], build: { outDir: "dist-standalone" } });
