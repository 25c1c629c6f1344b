import { readAchievements } from "./records/read-achievements.ts";
import {
  documentAdditionFields,
  documentTextFields,
  eventAdditionFields,
  eventImageFields,
  eventTextFields,
  projectAdditionFields,
  projectImageFields,
  projectTextFields,
} from "./fields/fields.ts";
import { readPhotos } from "./records/photo.ts";
import { isRecord, numberIn, textIn } from "./fields/primitives.ts";
import { languages } from "./fields/translations.ts";

/** What stood in a field: a text, an image's reference, the lines of a list, the photos of a gallery, a file. */
export type AuditValue =
  | string
  | { picture: string }
  | { lines: string[] }
  | { photos: string[] }
  /** Two files of one name differ in `version`. */
  | { file: string; version: string };

/** One field that an event filled, changed or emptied; `field` is our clean name of it. */
export interface FieldChange {
  field: string;
  before?: AuditValue;
  after?: AuditValue;
}

/** One line of the audit trail. Unknown actions and kinds of later servers are kept as they come. */
export interface AuditEntry {
  id: string;
  /** ISO 8601. */
  at: string;
  actor: { id?: string; name: string };
  action: string;
  kind: string;
  subject: { id: string; title: string };
  changes: FieldChange[];
  /** How many there were, of a line that stands for several of a month. */
  count?: number;
}

type Fields = [field: string, read: (record: Record<string, unknown>) => AuditValue | undefined][];

const filled = (value: string | undefined) => (value?.trim() ? value : undefined);

const texts = (names: Record<string, string>): Fields =>
  Object.entries(names).map(([field, wire]) => [field, (record) => filled(textIn(record[wire]))]);

const pictures = (names: Record<string, string>): Fields =>
  Object.entries(names).map(([field, wire]) => [
    field,
    (record) => {
      const picture = filled(textIn(record[wire]));
      return picture === undefined ? undefined : { picture };
    },
  ]);

const { achievements: wireAchievements, ...projectTexts } = projectTextFields;

/** What our additions say; the texts of each other language are a field of their own, such as `translations.so`. */
const additions = ({ translations: _ownFields, ...names }: Record<string, string>): Fields => [
  ...Object.entries(names).map(([field, wire]): Fields[number] => [
    field,
    (record) => filled(textIn(record[wire]) ?? numberIn(record[wire])?.toString()),
  ]),
  ...languages.map((language): Fields[number] => [
    `translations.${language}`,
    (record) => translationIn(record.translations, language),
  ]),
];

/** The fields of each kind of record that people know, in the order of its form. */
const fieldsOf: Record<string, Fields> = {
  project: [
    ...texts(projectTexts),
    ...additions(projectAdditionFields),
    ["achievements", (record) => linesIn(record[wireAchievements])],
    ...pictures(projectImageFields),
    ["photos", (record) => galleryIn(record.Photos)],
  ],
  event: [...texts(eventTextFields), ...additions(eventAdditionFields), ...pictures(eventImageFields)],
  document: [...texts(documentTextFields), ...additions(documentAdditionFields), ["file", fileIn]],
  achievement: [
    ...texts({ title: "title", detail: "detail" }),
    ["progress", (record) => percentIn(record.progress)],
  ],
  photo: pictures({ photo: "Image" }),
  admin: texts({ name: "name", email: "email", role: "role" }),
};

/** What differs between two states of a record, either of which may be missing. */
export function changesOf(kind: string, before: unknown, after: unknown): FieldChange[] {
  const states = [before, after].map((state) => (isRecord(state) ? state : {}));
  return (fieldsOf[kind] ?? []).flatMap(([field, read]) => {
    const [old, now] = states.map(read);
    if (JSON.stringify(old) === JSON.stringify(now)) return [];
    return [{ field, ...(old !== undefined && { before: old }), ...(now !== undefined && { after: now }) }];
  });
}

/** One line of the trail as a host sends it; `undefined` when it is none. */
export function readAuditEntry(value: unknown): AuditEntry | undefined {
  if (!isRecord(value)) return undefined;
  const actor = isRecord(value.actor) ? value.actor : {};
  const subject = isRecord(value.subject) ? value.subject : {};
  const [id, at] = [textIn(value._id), textIn(value.at)];
  if (id === undefined || at === undefined) return undefined;
  const kind = textIn(value.kind) ?? "";
  const actorId = textIn(actor._id);
  const count = isRecord(value.after) && kind === "session" ? numberIn(value.after.count) : undefined;
  return {
    id,
    at,
    actor: { ...(actorId !== undefined && { id: actorId }), name: textIn(actor.name) ?? "" },
    action: textIn(value.action) ?? "",
    kind,
    subject: { id: textIn(subject._id) ?? "", title: textIn(subject.title) ?? "" },
    changes: changesOf(kind, value.before, value.after),
    ...(count !== undefined && { count }),
  };
}

function linesIn(value: unknown): AuditValue | undefined {
  const lines = readAchievements(value).achievements.map(({ title, detail, progress, plain }) =>
    plain ? title : [`${title} (${progress}%)`, detail].filter(Boolean).join(" – "),
  );
  return lines.length === 0 ? undefined : { lines };
}

function translationIn(translations: unknown, language: string): AuditValue | undefined {
  const texts = isRecord(translations) ? translations[language] : undefined;
  const lines = isRecord(texts)
    ? Object.values(texts)
        .flat()
        .flatMap((text) => filled(textIn(text)) ?? [])
    : [];
  return lines.length === 0 ? undefined : { lines };
}

function galleryIn(value: unknown): AuditValue | undefined {
  const photos = readPhotos(value).map(({ id, reference }) => id ?? reference);
  return photos.length === 0 ? undefined : { photos };
}

function fileIn({ filename, path }: Record<string, unknown>): AuditValue | undefined {
  const file = filled(textIn(filename));
  return file === undefined ? undefined : { file, version: textIn(path) ?? "" };
}

function percentIn(value: unknown): string | undefined {
  const progress = numberIn(value);
  return progress === undefined ? undefined : `${progress}%`;
}
