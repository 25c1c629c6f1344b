import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The gallery: `npm run ui`. */
export default defineConfig({ plugins: [react()], server: { port: 4410 } });
