import { defaultLanguage } from "@ministry/api-client/schemas";
import { type DocumentRow } from "../repositories/content/documents.ts";
import { type EventRow } from "../repositories/content/events.ts";
import { type ProjectRow } from "../repositories/content/projects.ts";

/** What a project says of its place, progress and languages; what it does not say is not sent (docs/api.md). */
export const projectAdditionsWire = (row: ProjectRow) => ({
  ...filled({ district: row.district, latitude: row.latitude, longitude: row.longitude }),
  ...filled({ stage: row.stage, progress: row.progress, startYear: row.startYear }),
  ...languagesWire(row),
});

export const eventAdditionsWire = (row: EventRow) => ({
  ...filled({ startsAt: moment(row.startsAt), endsAt: moment(row.endsAt), venue: row.venue }),
  ...filled({ sector: row.sector, district: row.district }),
  ...languagesWire(row),
});

export const documentAdditionsWire = (row: DocumentRow) => ({
  ...filled({ closingDate: row.closingDate, sector: row.sector, district: row.district }),
  ...languagesWire(row),
});

/** What a list of a project's achievements says of the languages of its title. */
export const titleLanguagesWire = ({
  language,
  translations,
}: Pick<ProjectRow, "language" | "translations">) =>
  languagesWire({
    language,
    translations: Object.fromEntries(
      Object.entries(translations).flatMap(([into, { title }]) => (title ? [[into, { title }]] : [])),
    ),
  });

function languagesWire({ language, translations }: Pick<ProjectRow, "language" | "translations">) {
  return {
    ...(language !== defaultLanguage && { language }),
    ...(Object.keys(translations).length > 0 && { translations }),
  };
}

const moment = (at: Date | null) => at?.toISOString() ?? null;

const filled = (values: Record<string, string | number | null>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== ""));
