import { runServerCommand } from "./lib/server-command.ts";

/** `npm run backup -- FILE`: database and stored files in one archive, beside a running server or without one. */
await runServerCommand("backup");
