import { runServerCommand } from "../start/server-command.ts";

/** `npm run restore -- FILE`: brings a backup back; the server has to be stopped for it. */
await runServerCommand("restore");
