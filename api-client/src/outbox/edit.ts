import type { Contents } from "./item.ts";
import type { Rewriting } from "./rewrite.ts";

/** New values of texts, by the request's own field names; those left out stay. */
export type Edit = Record<string, string>;

/** Changes texts of an item. Where an earlier try may have arrived, what is found then is the former version. */
export const editing = (edit: Edit): Rewriting => ({
  contents: (contents) => edited(contents, edit),
  row: ({ job, editedInDoubt }) => ({
    editedInDoubt: "doubt" in job && job.doubt ? true : editedInDoubt,
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
    group: { ...group, label: group.label.replace(label, newLabel) },
    request: {
      ...request,
      ...(form && { form: { ...form, texts: { ...form.texts, ...edit } } }),
      ...(json && { json: { ...json, ...edit } }),
    },
    // The form would bring back what it held before.
    origin: undefined,
  };
}
