import type * as z from "zod/mini";
import { badRequest } from "../../lib/problems.ts";

/**
 * Checks a JSON body by its schema. Throws a 400 `Problem`: the sentence names the field and its limit where a text is
 * too long, else it is `otherwise`.
 */
export function parseBody<T>(schema: z.ZodMiniType<T>, body: unknown, otherwise: string): T {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw badRequest(tooLongIn(parsed.error.issues) ?? otherwise);
}

/** The sentence for the first text that is too long; a union's issues are one level deeper. */
function tooLongIn(issues: readonly z.core.$ZodIssue[], field = ""): string | undefined {
  for (const issue of issues) {
    const name = String(issue.path.at(-1) ?? field);
    if (issue.code === "too_big" && issue.origin === "string")
      return `“${name}” is longer than ${issue.maximum} characters.`;
    const inner = issue.code === "invalid_union" ? tooLongIn(issue.errors.flat(), name) : undefined;
    if (inner !== undefined) return inner;
  }
  return undefined;
}
