/** Something the operator can put right; its message is one clear sentence and needs no stack. */
export class Fault extends Error {
  override readonly name = "Fault";
}

/** For a fault that whoever found it has reported already. */
export class ReportedFault extends Fault {}

/** Runs a command; a fault ends it with one line, anything else with what there is to know. Exit code 1 either way. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ReportedFault)) console.error(error instanceof Fault ? error.message : error);
    process.exitCode = 1;
  }
}
