import type { WriteRequest } from "../http/write-request.ts";

type Form = NonNullable<WriteRequest["form"]>;

interface Part<Key extends string, Value> {
  /** Clean name → the contract's field. */
  fields: Record<Key, string>;
  values: Partial<Record<NoInfer<Key>, Value>>;
}

/** A multipart form of the values that are there, under the contract's field names. */
export function formOf<T extends string, F extends string>(
  texts: Part<T, string>,
  files: Part<F, Blob>,
  further: Form["files"] = [],
): Form {
  return {
    texts: Object.fromEntries(named(texts)),
    files: [...named(files).map(([field, file]) => ({ field, file })), ...further],
  };
}

/** The draft with its translations as the text a form carries. */
export function withTranslations<T extends { translations?: object }>({ translations, ...draft }: T) {
  return { ...draft, translations: translations && JSON.stringify(translations) };
}

function named<Key extends string, Value>({ fields, values }: Part<Key, Value>): [string, Value][] {
  return (Object.keys(fields) as Key[]).flatMap((key): [string, Value][] => {
    const value = values[key];
    return value === undefined ? [] : [[fields[key], value]];
  });
}
