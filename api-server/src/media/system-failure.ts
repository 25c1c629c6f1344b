/** What sharp and libvips say of the machine; they give their errors no code. */
const trouble: [words: RegExp, code: string][] = [
  [/no space left|disk (?:is )?full|disk quota/i, "ENOSPC"],
  [/out of memory|array buffer allocation failed|cannot allocate memory/i, "ENOMEM"],
  [/too many open files/i, "EMFILE"],
  [/unable to (?:write|open for write)|write error|read-only file system|input\/output error/i, "EIO"],
];

/** A failure of the machine while a file was worked on; the file may be whole. */
export interface SystemFailure {
  message: string;
  /** As the system names it (errno). */
  code: string;
}

/**
 * The failure of the machine behind an error: a disk, memory, a file that could not be opened. `undefined` for
 * anything else, which is then the fault of the file that was read.
 */
export function systemFailureOf(error: unknown): SystemFailure | undefined {
  if (!(error instanceof Error)) return undefined;
  const { message } = error;
  if ("syscall" in error) {
    const { code } = error as { code?: unknown };
    return { message, code: typeof code === "string" ? code : "EIO" };
  }
  const code = trouble.find(([words]) => words.test(message))?.[1];
  return code === undefined ? undefined : { message, code };
}
