import type { Contents, Origin } from "../../queue/item.ts";
import { isOutcomeUnknown } from "../../queue/machine.ts";
import type { Rewriting } from "./rewrite.ts";

/** New values of texts, by the request's own field names; those left out stay. */
export type Edit = Record<string, string>;

/** The name that the item's form gives to a field of the request. */
export type FormField = (field: string) => string;

/** Changes texts of an item. Where an earlier attempt may have arrived, what is found then is the former version. */
export const editing = (edit: Edit, formField: FormField = (field) => field): Rewriting => ({
  contents: (contents) => ({
    ...edited(contents, edit),
    origin: editedOrigin(contents.origin, edit, formField),
  }),
  row: ({ job, editedInDoubt }) => ({
    editedInDoubt: isOutcomeUnknown(job) ? true : editedInDoubt,
  }),
});

/** The label and the group's name follow the title they were made of. */
function edited(contents: Contents, edit: Edit): Contents {
  const { request, label, group } = contents;
  const texts = request.form?.texts ?? request.json ?? {};
  const field = Object.keys(edit).find((name) => texts[name] === label);
  const newLabel = (field && edit[field]?.trim()) || label;
  const { form, json } = request;
  return {
    ...contents,
    label: newLabel,
    group: { ...group, label: group.label.replace(label, () => newLabel) },
    request: {
      ...request,
      ...(form && { form: { ...form, texts: { ...form.texts, ...edit } } }),
      ...(json && { json: { ...json, ...edit } }),
    },
  };
}

/** The form with the changes in it; none where it does not know one of the fields: it would bring back the old text. */
function editedOrigin(origin: Origin | undefined, edit: Edit, formField: FormField): Origin | undefined {
  const changes = Object.entries(edit).map(([field, text]) => [formField(field), text] as const);
  if (!origin || changes.some(([name]) => !(name in origin.texts))) return undefined;
  return { ...origin, texts: { ...origin.texts, ...Object.fromEntries(changes) } };
}
