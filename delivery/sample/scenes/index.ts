import { batteryRoom, laboratory, training, warehouse } from "./indoors.ts";
import type { Random } from "./kit.ts";
import { clinic, pipeline, school, tanker, treatmentPlant } from "./places.ts";
import { miniGrid, powerLine, solarField, streetLights, substation, windRidge } from "./power.ts";
import { barkad, borehole, handPump, kiosk, solarPump, waterPan } from "./water-points.ts";

/** Every scene the sample's photos are cut from. */
export const scenes = {
  barkad,
  batteryRoom,
  borehole,
  clinic,
  handPump,
  kiosk,
  laboratory,
  miniGrid,
  pipeline,
  powerLine,
  school,
  solarField,
  solarPump,
  streetLights,
  substation,
  tanker,
  training,
  treatmentPlant,
  warehouse,
  waterPan,
  windRidge,
} satisfies Record<string, (random: Random) => string>;

export type SceneName = keyof typeof scenes;
