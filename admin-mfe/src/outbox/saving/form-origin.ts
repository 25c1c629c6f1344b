import type { NewItem, Origin } from "@ministry/api-client/outbox";
import type { FormValues } from "../../drafts/form-values.ts";
import type { RecordVersion } from "../../drafts/record-version.ts";

/** What a form tells of itself, so that its requests can come back to it. */
export interface FormOrigin {
  formKey: string;
  name: string;
  path: string;
  values: FormValues;
  /** The record that is edited, as it was when the form was begun. */
  base?: RecordVersion;
}

/**
 * Notes in the first request which form it came from and where its files are. Left out where the requests do not carry
 * all of them: the form could not have them back.
 */
export function withOrigin(items: readonly NewItem[], form: FormOrigin | undefined): NewItem[] {
  const [first, ...others] = items;
  if (!first || !form) return [...items];
  const origin: Origin & { files: Record<string, string>; lists: Record<string, string[]> } = {
    ...{ formKey: form.formKey, name: form.name, path: form.path, base: form.base },
    ...{ texts: {}, files: {}, lists: {} },
  };
  const fieldOf = (item: NewItem | undefined, file: File) =>
    item?.request.form?.files.find((one) => one.file === file)?.field;
  for (const [name, value] of Object.entries(form.values)) {
    if (typeof value === "string") origin.texts[name] = value;
    else if (value instanceof File) {
      const field = fieldOf(first, value);
      if (field === undefined) return [...items];
      origin.files[name] = field;
    } else if (value) {
      const carriers = value.map((file) => others.find((item) => fieldOf(item, file))?.id);
      if (carriers.some((id) => id === undefined)) return [...items];
      origin.lists[name] = carriers.filter((id) => id !== undefined);
    }
  }
  return [{ ...first, origin }, ...others];
}
