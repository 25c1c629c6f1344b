import { screen, within } from "@testing-library/react";
import { fakeApi, type Answer } from "./fake-api.ts";
import { renderPublic } from "./render-public.tsx";

/** For each sector: the address of the project's page, and what it asks the API for. */
export const paths = {
  energy: {
    at: "/SingalProjectsEnergy/x1",
    one: "/readProjectEnergySingal/EnergyProject/x1",
    photos: "/ReadEnergyProjectPhoto/x1/photos",
  },
  water: {
    at: "/SingalProjectsWater/x1",
    one: "/readProjectWaterSingal/waterProject/x1",
    photos: "/ReadWaterProjectPhoto/x1/photos",
  },
};
export const achievementsPath = "/createAchiev/x1/achievements";

/** A project as the contract spells it, with all its fields but the photos. */
export const project = {
  _id: "x1",
  title: "Town water supply",
  desc: "Pipes and kiosks",
  overview: "Three boreholes feed the town.",
  geogrpahic: "The northern district",
  objective: "Water within 500 metres of every home.",
  componentTitle: "Works",
  componentOne: "Drilling",
  componentTwo: "  ",
  componentThree: "Pipes",
  componentFour: "Kiosks",
  coverImage: "cover.jpg",
  objectiveImage: "objective.jpg",
  GeographicImage: "map.jpg",
  stackeHolder1: "one.png",
  stakeHolder2: "two.png",
  stakeHolder3: "three.png",
  stakeHolder4: "four.png",
  achievements: [{ title: "Borehole drilled", detail: "120 m deep", progress: 60 }],
};

/** Opens a project's page where the API answers `record` and no photos; returns the paths that are asked for. */
export function openProject(
  sector: keyof typeof paths,
  record: unknown,
  further: Record<string, Answer> = {},
) {
  const { at, one, photos } = paths[sector];
  const asked = fakeApi({ [one]: { json: record }, [photos]: { json: { photos: [] } }, ...further });
  renderPublic(at);
  return asked;
}

/** Finds what lies in the section of this name, once it is there. */
export const region = async (name: string) => within(await screen.findByRole("region", { name }));

/** Returns the addresses of the pictures in a section. */
export const imagesIn = (inside: Awaited<ReturnType<typeof region>>) =>
  inside.queryAllByRole<HTMLImageElement>("img", { hidden: true }).map((image) => image.getAttribute("src"));
