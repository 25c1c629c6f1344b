import { badRequest, itemMoved, notFound } from "../lib/problems.ts";

/**
 * Position in a list, from a path or a body: a whole number of at least 0. Anything else is refused with a sentence,
 * so that nothing is changed by accident (API-26).
 */
export function indexOf(value: unknown): number {
  const text = typeof value === "number" ? String(value) : typeof value === "string" ? value.trim() : "";
  if (!/^\d{1,9}$/.test(text)) throw badRequest("The position in the list must be a whole number from 0.");
  return Number(text);
}

/**
 * The item at a position. A screen may name the `_id` it showed there; when another item has moved to the place
 * since, nothing is done (AMB-19).
 */
export function itemAt<T extends { id: string }>(
  kind: "photo" | "achievement",
  items: T[],
  index: number,
  shownId: string | undefined,
): T {
  const item = items[index];
  if (shownId !== undefined && item?.id !== shownId) throw itemMoved(kind);
  if (!item) throw notFound(kind);
  return item;
}

/** The `_id` a call names beside the position, in its body or its query. */
export function shownIdOf(body: unknown, query: unknown): string | undefined {
  for (const holder of [body, query]) {
    const id = (holder as Record<string, unknown> | null | undefined)?.["id"];
    if (typeof id === "string" && id.trim() !== "") return id.trim();
  }
  return undefined;
}
