import { isRecord } from "@ministry/api-client/schemas";
import type * as z from "zod/mini";
import { badRequest } from "../../lib/problems.ts";

/**
 * Checks a JSON body by its schema. Throws a 400 `Problem`: the sentence names the field where a text is too long, or
 * where something else was sent in a text's place; else it is `otherwise`.
 */
export function parseBody<T>(schema: z.ZodMiniType<T>, body: unknown, otherwise: string): T {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw badRequest(tooLongIn(parsed.error.issues) ?? noTextIn(parsed.error.issues, body) ?? otherwise);
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

/** The sentence for the first field that holds something else than a text; one that is missing is no such field. */
function noTextIn(issues: readonly z.core.$ZodIssue[], body: unknown): string | undefined {
  for (const issue of issues) {
    const [name, ...deeper] = issue.path;
    const isText = issue.code === "invalid_type" && issue.expected === "string";
    if (!isText || typeof name !== "string" || deeper.length > 0 || !isRecord(body)) continue;
    if (body[name] !== undefined) return `“${name}” must be a text.`;
  }
  return undefined;
}
