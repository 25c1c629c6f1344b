import { runServerCommand } from "../start/server-command.ts";

/**
 * `npm run admin -- COMMAND`: accounts, secrets, the trash and the file storage, beside a running
 * server or without one.
 */
await runServerCommand("admin");
