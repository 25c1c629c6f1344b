import { runServerCommand } from "../start/server-command.ts";

/** `npm run admin -- COMMAND`: administrators and the trash, beside a running server or without one. */
await runServerCommand("admin");
