import type { TrashItem } from "@ministry/api-client";
import * as trashTexts from "../../content/records/trash.ts";
import { addedFilter, textOrder, valueFilter, type RecordShape } from "../../records/arranging/shape.ts";

const kinds: Record<string, string> = {
  project: trashTexts.project,
  achievement: trashTexts.achievement,
  event: trashTexts.event,
  document: trashTexts.document,
  photo: trashTexts.photo,
};
const sectors: Record<string, string> = trashTexts.sectors;

/** `Water project`, `Photo`; the server's word for a kind that is not known here. */
export function kindName({ kind, sector = "" }: TrashItem): string {
  const name = kinds[kind] ?? kind;
  const of = sectors[sector];
  return of ? `${of} ${name.toLowerCase()}` : name;
}

/** A photo has no title of its own. */
export const titleOf = ({ kind, title }: TrashItem): string =>
  kind === "photo" ? trashTexts.photoOf(title) : title;

const day = 24 * 3_600_000;

/** Whole days until it goes for good, the last one counted; none where the server does not say. */
export function daysLeft({ keptUntil = "" }: TrashItem, now = Date.now()): number | undefined {
  const left = Date.parse(keptUntil) - now;
  return Number.isNaN(left) ? undefined : Math.max(0, Math.ceil(left / day));
}

/** How the trash is looked through. */
export const trashShape = (items: readonly TrashItem[]): RecordShape<TrashItem> => ({
  ...{
    one: trashTexts.deletedRecord,
    many: trashTexts.deletedRecords,
    givenOrder: trashTexts.dateDeletedNewestFirst,
  },
  keyOf: ({ id }) => id,
  nameOf: titleOf,
  textsOf: (item) => [titleOf(item), kindName(item), item.projectTitle, item.deletedBy],
  orders: [
    textOrder("title", trashTexts.title, titleOf),
    textOrder("kind", trashTexts.kind, kindName),
    textOrder("by", trashTexts.deletedBy, ({ deletedBy }) => deletedBy),
    {
      id: "deleted",
      ascending: trashTexts.dateDeletedOldestFirst,
      descending: trashTexts.dateDeletedNewestFirst,
      by: ({ deletedAt }) => Date.parse(deletedAt ?? "") || undefined,
    },
    {
      id: "left",
      ascending: trashTexts.daysLeftFewestFirst,
      descending: trashTexts.daysLeftMostFirst,
      by: (item) => daysLeft(item),
    },
  ],
  filters: [
    valueFilter({ id: "kind", label: trashTexts.kind }, items, (item) => ({
      value: `${item.kind}-${item.sector ?? ""}`,
      label: kindName(item),
    })),
    valueFilter({ id: "by", label: trashTexts.deletedBy }, items, ({ deletedBy }) =>
      deletedBy ? { value: deletedBy, label: deletedBy } : undefined,
    ),
    addedFilter(({ deletedAt }) => deletedAt, trashTexts.deleted),
  ],
});
