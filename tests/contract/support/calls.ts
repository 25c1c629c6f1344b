import { type CallOptions, formOf, unique } from "./http.ts";
import { small } from "./pictures.ts";

/** Ids of one record of each kind, to fill the paths with. */
export interface Ids {
  energy: string;
  water: string;
  event: string;
  document: string;
}

export type Kind = keyof Ids;
export type Sector = "energy" | "water";

/** A read of the contract on one address; `of` names the record whose id is in the path. */
export interface ReadCall {
  api: string;
  path: (id: string, index?: number) => string;
  of?: Kind;
}

/** Every public read on every address it has: the contract's paths, spellings (sic) and variants included. */
export const reads: ReadCall[] = [
  { api: "API-05", path: () => "/readProjectEnergy/EnergyProject" },
  { api: "API-06", path: () => "/readProjectWater/waterProject" },
  { api: "API-07", path: () => "/readProjectWater/WaterProject" },
  { api: "API-08", path: () => "/api/readProjectWater/waterProject" },
  { api: "API-08", path: () => "/api/readProjectEnergy/EnergyProject" },
  { api: "API-09", of: "energy", path: (id) => `/readProjectEnergySingal/EnergyProject/${id}` },
  { api: "API-10", of: "water", path: (id) => `/readProjectWaterSingal/waterProject/${id}` },
  ...(["energy", "water"] as const).flatMap((of): ReadCall[] => [
    { api: "API-16", of, path: (id) => `/createAchiev/${id}/achievements` },
    { api: "API-27", of, path: (id) => `/api/createAchiev/${id}/achievements` },
    { api: "API-25", of, path: (id) => `/${id}/achievements` },
    { api: "API-27", of, path: (id) => `/api/${id}/achievements` },
  ]),
  {
    api: "API-19",
    of: "water",
    path: (id, index = 0) => `/ReadSigngalWaterAchiev/${id}/achievements/${index}`,
  },
  {
    api: "API-27",
    of: "water",
    path: (id, index = 0) => `/api/ReadSigngalWaterAchiev/${id}/achievements/${index}`,
  },
  {
    api: "API-21",
    of: "energy",
    path: (id, index = 0) => `/ReadSingalEnergyAchiev/${id}/achievements/${index}`,
  },
  {
    api: "API-27",
    of: "energy",
    path: (id, index = 0) => `/api/ReadSingalEnergyAchiev/${id}/achievements/${index}`,
  },
  { api: "API-28", path: () => "/readProjectEvent/Event" },
  { api: "API-31", of: "event", path: (id) => `/readProjectEventSingal/Event/${id}` },
  { api: "API-32", of: "event", path: (id) => `/readProjectEvent/events/${id}` },
  { api: "API-33", of: "event", path: (id) => `/readProjectEvent/Event/${id}` },
  { api: "API-39", path: () => "/ReadAssess/DocumentFile" },
  { api: "API-40", of: "document", path: (id) => `/ReadAssess/DocumentFile/${id}` },
  { api: "API-45", of: "energy", path: (id) => `/ReadEnergyProjectPhoto/${id}/photos` },
  { api: "API-50", of: "water", path: (id) => `/ReadWaterProjectPhoto/${id}/photos` },
  { api: "API-53", of: "water", path: (id) => `/api/ReadWaterProjectPhoto/${id}/photos` },
];

/** A write of the contract on one address, with something valid to send. */
export interface WriteCall {
  api: string;
  method: "POST" | "PATCH" | "PUT" | "DELETE";
  path: (id: string, index?: number | string) => string;
  of?: Kind;
  /** The address ends in the position of an achievement. */
  indexed?: "path" | "body";
  send: (index?: number | string) => Promise<CallOptions>;
}

const nothing = async (): Promise<CallOptions> => ({});
const achievement = async (): Promise<CallOptions> => ({
  json: { title: unique("Achievement"), detail: "Detail", progress: 40 },
});
const title = async (): Promise<CallOptions> => ({ form: formOf({ title: unique("Title") }) });
const photos = (field: string) => async (): Promise<CallOptions> => ({
  form: formOf({ [field]: await small.jpeg() }),
});
const index = async (position: number | string = 0): Promise<CallOptions> => ({ json: { index: position } });
export const pdf = {
  data: Buffer.from(
    "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
  ),
  name: "paper.pdf",
  type: "application/pdf",
};

/** Every write on every address it has. */
export const writes: WriteCall[] = [
  {
    api: "API-01",
    method: "POST",
    path: () => "/createAdmin",
    send: async () => ({
      json: {
        name: "Officer",
        Email: `${crypto.randomUUID()}@ministry.example`,
        Password: "a long enough password",
      },
    }),
  },
  { api: "API-03", method: "POST", path: () => "/createProjectEnergy/EnergyProject", send: title },
  { api: "API-04", method: "POST", path: () => "/createProjectWater/waterProject", send: title },
  {
    api: "API-11",
    method: "PATCH",
    of: "energy",
    path: (id) => `/UpdateEnergyProject/energy/${id}`,
    send: title,
  },
  {
    api: "API-12",
    method: "PATCH",
    of: "water",
    path: (id) => `/UpdateWaterProject/waterProject/${id}`,
    send: title,
  },
  {
    api: "API-17",
    method: "POST",
    of: "energy",
    path: (id) => `/createAchiev/${id}/achievements`,
    send: achievement,
  },
  {
    api: "API-18",
    method: "POST",
    of: "water",
    path: (id) => `/createWaterAchiev/${id}/achievements`,
    send: achievement,
  },
  {
    api: "API-20",
    method: "PUT",
    of: "water",
    indexed: "path",
    path: (id, i = 0) => `/Update/${id}/achievements/${i}`,
    send: achievement,
  },
  {
    api: "API-22",
    method: "PATCH",
    of: "energy",
    indexed: "path",
    path: (id, i = 0) => `/UpdateEnergyAchiev/${id}/achievements/${i}`,
    send: achievement,
  },
  {
    api: "API-23",
    method: "DELETE",
    of: "water",
    indexed: "path",
    path: (id, i = 0) => `/Delete/${id}/achievements/${i}`,
    send: nothing,
  },
  {
    api: "API-24",
    method: "DELETE",
    of: "energy",
    indexed: "path",
    path: (id, i = 0) => `/DeleteEnergyAchiev/${id}/achievements/${i}`,
    send: nothing,
  },
  { api: "API-34", method: "POST", path: () => "/createProjectEvent/Event", send: title },
  { api: "API-36", method: "PATCH", of: "event", path: (id) => `/UpdateEvent/events/${id}`, send: title },
  {
    api: "API-41",
    method: "POST",
    path: () => "/createAssess/DocumentFile",
    send: async () => ({ form: formOf({ title: unique("Paper"), file: pdf }) }),
  },
  {
    api: "API-42",
    method: "PUT",
    of: "document",
    path: (id) => `/UpdateAssess/DocumentFile/${id}`,
    send: title,
  },
  {
    api: "API-47",
    method: "POST",
    of: "energy",
    path: (id) => `/energyProject/${id}/photos`,
    send: photos("Photos"),
  },
  {
    api: "API-48",
    method: "PUT",
    of: "energy",
    indexed: "body",
    path: (id) => `/energyProject/${id}/photos`,
    send: async (position = 0) => ({ form: formOf({ index: String(position), photo: await small.jpeg() }) }),
  },
  {
    api: "API-49",
    method: "DELETE",
    of: "energy",
    indexed: "body",
    path: (id) => `/energyProject/${id}/photos`,
    send: index,
  },
  {
    api: "API-51",
    method: "POST",
    of: "water",
    path: (id) => `/WaterProject/${id}/photos`,
    send: photos("photos"),
  },
  {
    api: "API-53",
    method: "POST",
    of: "water",
    path: (id) => `/api/WaterProject/${id}/photos`,
    send: photos("photos"),
  },
  {
    api: "API-52",
    method: "DELETE",
    of: "water",
    indexed: "body",
    path: (id) => `/DeleteWaterProject/${id}/photos`,
    send: index,
  },
  {
    api: "API-53",
    method: "DELETE",
    of: "water",
    indexed: "body",
    path: (id) => `/api/DeleteWaterProject/${id}/photos`,
    send: index,
  },
  // Last: these take the record away.
  {
    api: "API-13",
    method: "DELETE",
    of: "energy",
    path: (id) => `/DeleteEnergyProject/energy/${id}`,
    send: nothing,
  },
  {
    api: "API-14",
    method: "DELETE",
    of: "water",
    path: (id) => `/DeleteWaterProject/waterProject/${id}`,
    send: nothing,
  },
  { api: "API-37", method: "DELETE", of: "event", path: (id) => `/DeleteEvent/events/${id}`, send: nothing },
  {
    api: "API-43",
    method: "DELETE",
    of: "document",
    path: (id) => `/DeleteAssess/DocumentFile/${id}`,
    send: nothing,
  },
];

/** How a call is named in a test's title: with a placeholder where the id is. */
export const named = ({ path, method }: { path: (id: string) => string; method?: string }) =>
  `${method ?? "GET"} ${path("{id}")}`;
