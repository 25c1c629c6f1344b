import { defaultEventPageSize } from "@ministry/api-client/schemas";
import { achievementsListWire } from "../achievements/achievements-list.ts";
import { type Topic } from "../database/versions.ts";
import { type Db } from "../database/database.ts";
import { documentsRepository } from "../repositories/content/documents.ts";
import { eventsRepository } from "../repositories/content/events.ts";
import { imagesRepository } from "../repositories/files/images.ts";
import { projectsRepository } from "../repositories/content/projects.ts";
import { type Sector } from "../database/schema.ts";
import { documentWire } from "../wire/document.ts";
import { eventListWire } from "../wire/event-list.ts";
import { eventImagesOf, eventWire } from "../wire/event.ts";
import { galleryWire, projectItemWire, projectWire } from "../wire/project.ts";

/** One public answer and the paths a browser reads it under: of several aliases, the one it asks first. */
export interface PublicAnswer {
  paths: string[];
  answer: unknown;
}

/** Records read from the database at a time: the server answers others in between. */
const batch = 100;
/** The site reads so many of the latest events for its feeds and filters (`public-mfe`). */
const eventsAtOnce = 100;

const listPaths: Record<Sector, string> = {
  water: "/readProjectWater/waterProject",
  energy: "/readProjectEnergy/EnergyProject",
};
const singlePaths: Record<Sector, string> = {
  water: "/readProjectWaterSingal/waterProject", // (sic)
  energy: "/readProjectEnergySingal/EnergyProject", // (sic)
};
const photoPaths: Record<Sector, string> = {
  water: "/ReadWaterProjectPhoto",
  energy: "/ReadEnergyProjectPhoto",
};

/**
 * Yields the public answers of a topic as their own calls give them, lists first and then the records, newest first:
 * whoever stops early has what most visitors read.
 */
export function topicAnswers(topic: Topic, db: Db, storageUrl: string): AsyncGenerator<PublicAnswer> {
  if (topic === "projects") return projectAnswers(db);
  return topic === "events" ? eventAnswers(db) : documentAnswers(db, storageUrl);
}

async function* projectAnswers(db: Db): AsyncGenerator<PublicAnswer> {
  const projects = projectsRepository(db);
  const sectors = ["water", "energy"] as const;
  for (const sector of sectors) {
    const items = (await projects.list(sector)).map(projectItemWire);
    yield { paths: [listPaths[sector]], answer: items };
  }
  const more = new Set<Sector>(sectors);
  for (let offset = 0; more.size > 0; offset += batch) {
    for (const sector of more) {
      const records = await projects.listWhole(sector, { limit: batch, offset });
      if (records.length < batch) more.delete(sector);
      for (const record of records) {
        const { id } = record.project;
        yield { paths: [`${singlePaths[sector]}/${id}`], answer: projectWire(record) };
        yield {
          paths: [`/createAchiev/${id}/achievements`, `/${id}/achievements`],
          answer: achievementsListWire(record.project, record.achievements),
        };
        yield { paths: [`${photoPaths[sector]}/${id}/photos`], answer: galleryWire(record) };
      }
    }
  }
}

async function* eventAnswers(db: Db): AsyncGenerator<PublicAnswer> {
  const events = eventsRepository(db);
  const total = await events.count();
  const list = async (page: number, limit: number): Promise<PublicAnswer> => ({
    paths: [`/readProjectEvent/Event?page=${page}&limit=${limit}`],
    answer: await eventListWire(db, page, limit),
  });
  yield list(1, defaultEventPageSize);
  yield list(1, eventsAtOnce);
  for (let page = 1; (page - 1) * defaultEventPageSize < total; page += 1) {
    if (page > 1) yield list(page, defaultEventPageSize);
    const rows = await events.page(page, defaultEventPageSize);
    const images = await imagesRepository(db).findMany(rows.flatMap(eventImagesOf));
    for (const row of rows.reverse())
      yield { paths: [`/readProjectEventSingal/Event/${row.id}`], answer: eventWire(row, images) }; // (sic)
  }
}

async function* documentAnswers(db: Db, storageUrl: string): AsyncGenerator<PublicAnswer> {
  const records = (await documentsRepository(db).list()).map((one) => documentWire(one, storageUrl));
  yield { paths: ["/ReadAssess/DocumentFile"], answer: { data: records } };
  for (const record of records)
    yield { paths: [`/ReadAssess/DocumentFile/${record._id}`], answer: { data: record } };
}
