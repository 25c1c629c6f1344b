import type { TrashItem } from "@ministry/api-client";
import { addedFilter, textOrder, valueFilter, type RecordShape } from "../../records/arranging/shape.ts";

const kinds: Record<string, string> = {
  project: "Project",
  achievement: "Achievement",
  event: "Event",
  document: "Document",
  photo: "Photo",
};
const sectors: Record<string, string> = { energy: "Energy", water: "Water" };

/** `Water project`, `Photo`; the server's word for a kind that is not known here. */
export function kindName({ kind, sector = "" }: TrashItem): string {
  const name = kinds[kind] ?? kind;
  const of = sectors[sector];
  return of ? `${of} ${name.toLowerCase()}` : name;
}

/** A photo has no title of its own. */
export const titleOf = ({ kind, title }: TrashItem): string =>
  kind === "photo" ? `Photo of ${title}` : title;

const day = 24 * 3_600_000;

/** Whole days until it goes for good, the last one counted; none where the server does not say. */
export function daysLeft({ keptUntil = "" }: TrashItem, now = Date.now()): number | undefined {
  const left = Date.parse(keptUntil) - now;
  return Number.isNaN(left) ? undefined : Math.max(0, Math.ceil(left / day));
}

/** How the trash is looked through. */
export const trashShape = (items: readonly TrashItem[]): RecordShape<TrashItem> => ({
  ...{ one: "deleted record", many: "deleted records", givenOrder: "Date deleted, newest first" },
  keyOf: ({ id }) => id,
  nameOf: titleOf,
  textsOf: (item) => [titleOf(item), kindName(item), item.projectTitle, item.deletedBy],
  orders: [
    textOrder("title", "Title", titleOf),
    textOrder("kind", "Kind", kindName),
    textOrder("by", "Deleted by", ({ deletedBy }) => deletedBy),
    {
      id: "deleted",
      ascending: "Date deleted, oldest first",
      descending: "Date deleted, newest first",
      by: ({ deletedAt }) => Date.parse(deletedAt ?? "") || undefined,
    },
    {
      id: "left",
      ascending: "Days left, fewest first",
      descending: "Days left, most first",
      by: (item) => daysLeft(item),
    },
  ],
  filters: [
    valueFilter({ id: "kind", label: "Kind" }, items, (item) => ({
      value: `${item.kind}-${item.sector ?? ""}`,
      label: kindName(item),
    })),
    valueFilter({ id: "by", label: "Deleted by" }, items, ({ deletedBy }) =>
      deletedBy ? { value: deletedBy, label: deletedBy } : undefined,
    ),
    addedFilter(({ deletedAt }) => deletedAt, "Deleted"),
  ],
});
