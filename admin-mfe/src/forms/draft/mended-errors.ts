import type { FormValues } from "../../drafts/form-values.ts";
import type { DraftState } from "./draft-state.ts";
import type { FieldErrors } from "./use-form-controls.ts";

/**
 * Names of the fields whose errors an edit mends, or an earlier one did. An error that the rules don't know (the browser
 * can't read what was typed) is mended once its field is edited.
 */
export function mendedAfter<V extends FormValues>(
  { values, errors, mended }: Pick<DraftState<V>, "values" | "errors" | "mended">,
  patch: Partial<V>,
  check: (values: V) => FieldErrors<V>,
): readonly string[] {
  const names = Object.keys(errors);
  if (names.length === 0) return mended;
  const [before, after]: Partial<Record<string, string>>[] = [check(values), check({ ...values, ...patch })];
  return names.filter(
    (name) => !after?.[name] && (mended.includes(name) || name in patch || before?.[name] !== undefined),
  );
}
