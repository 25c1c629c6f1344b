import { type Db } from "../database/database.ts";
import { eventsRepository } from "../repositories/content/events.ts";
import { imagesRepository } from "../repositories/files/images.ts";
import { eventImagesOf, eventWire } from "./event.ts";

/**
 * A page of the list of events as it travels, always `{items, total, limit, page}` (API-28, AMB-43). Where it does not
 * hold all events it says what the whole list can be narrowed to: an addition of ours.
 */
export async function eventListWire(db: Db, page: number, limit: number) {
  const events = eventsRepository(db);
  const [rows, total] = await Promise.all([events.page(page, limit), events.count()]);
  const images = await imagesRepository(db).findMany(rows.flatMap(eventImagesOf));
  return {
    items: rows.map((row) => eventWire(row, images)),
    ...{ total, limit, page },
    ...(rows.length < total && { choices: await events.choices() }),
  };
}
