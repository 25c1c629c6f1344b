import { nextTask } from "../turns.ts";

export { createRoot, hydrateRoot } from "react-dom/client";

// The largest piece of the shell. What follows it in the bundle runs after whatever the visitor did meanwhile.
await nextTask();
