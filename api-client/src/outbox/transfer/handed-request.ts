import type { Contents } from "../queue/item.ts";

/** What a request that was handed over adds or changes. */
export type HandedKind = "project" | "achievement" | "photo" | "event" | "document";

const id = String.raw`(?:[\w-]+|\{parent\._id\})`;
const call = (method: string, path: string, kind: HandedKind) => ({
  kind,
  pattern: new RegExp(`^${method} (?:/api)?/${path.replaceAll(":", id)}$`),
});

/** What the queue's forms send (the contract's addresses), and nothing else. */
const calls = [
  call("POST", "createProjectEnergy/EnergyProject", "project"),
  call("POST", "createProjectWater/waterProject", "project"),
  call("PATCH", "UpdateEnergyProject/energy/:", "project"),
  call("PATCH", "UpdateWaterProject/waterProject/:", "project"),
  call("POST", "createAchiev/:/achievements", "achievement"),
  call("POST", "createWaterAchiev/:/achievements", "achievement"),
  call("PATCH", "UpdateEnergyAchiev/:/achievements/:", "achievement"),
  call("PUT", "Update/:/achievements/:", "achievement"),
  call("POST", "energyProject/:/photos", "photo"),
  call("PUT", "energyProject/:/photos", "photo"),
  call("POST", "WaterProject/:/photos", "photo"),
  call("POST", "createProjectEvent/Event", "event"),
  call("PATCH", "UpdateEvent/events/:", "event"),
  call("POST", "createAssess/DocumentFile", "document"),
  call("PUT", "UpdateAssess/DocumentFile/:", "document"),
];

/**
 * What a request does, by its addresses. Nothing where one of them is no call of the forms: whoever takes work over
 * sends it with their own rights, and a file may have been made by somebody who wants those used.
 */
export function handedKind({ method, paths }: Contents["request"]): HandedKind | undefined {
  const kinds = paths.map((path) => calls.find(({ pattern }) => pattern.test(`${method} ${path}`))?.kind);
  return kinds.every((kind) => kind === kinds[0]) ? kinds[0] : undefined;
}
