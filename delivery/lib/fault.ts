/** Something the operator can put right; its message is one clear sentence and needs no stack. */
export class Fault extends Error {
  override readonly name = "Fault";
}

/** For a fault that whoever found it has reported already. */
export class ReportedFault extends Fault {}

/** What to print of an error: a sentence for a fault and for a full disk, anything else with its stack. */
export function errorText(error: unknown): unknown {
  if (error instanceof Fault) return error.message;
  const { code, path } = (error ?? {}) as { code?: unknown; path?: unknown };
  if (code !== "ENOSPC" && code !== "EDQUOT") return error;
  return `The disk is full: ${typeof path === "string" ? path : "a file"} can't be written.`;
}

/** Runs a command; a fault ends it with one line, anything else with what there is to know. Exit code 1 either way. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ReportedFault)) console.error(errorText(error));
    process.exitCode = 1;
  }
}
