/** True when the database refused a row because another has the same unique value; drizzle wraps the cause. */
function isUniqueViolation(error: unknown): boolean {
  for (
    let one: unknown = error;
    typeof one === "object" && one !== null;
    one = (one as { cause?: unknown }).cause
  ) {
    if ((one as { code?: unknown }).code === "23505") return true;
  }
  return false;
}

/** Runs the write and turns a unique violation into the given refusal. */
export async function orIfTaken<T>(write: Promise<T>, refusal: () => Error): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw isUniqueViolation(error) ? refusal() : error;
  }
}
