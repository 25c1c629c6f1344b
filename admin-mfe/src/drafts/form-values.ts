/** What a form holds: texts, chosen files. */
export type FormValues = Record<string, string | File | File[] | undefined>;
