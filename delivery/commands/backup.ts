import { runServerCommand } from "../start/server-command.ts";

/** `npm run backup -- FILE` or `--to PLACE`: database and stored files, beside a running server or without one. */
await runServerCommand("backup");
