import { counted } from "@ministry/shared-ui";
import { figures } from "./figures.ts";

const district = {
  one: "مديرية واحدة",
  two: "مديريتين",
  few: "مديريات",
  many: "مديرية",
  other: "مديرية",
};
const region = { one: "إقليم واحد", two: "إقليمين", few: "أقاليم", many: "إقليمًا", other: "إقليم" };

const districts = (figure: string) => counted(Number(figure), district);

/** Where the ministry's works are, as it stands behind في. */
export const boreholePlaces = `${counted(Number(figures.boreholeRegions), region)} و${districts(figures.boreholeDistricts)}`;
export const kioskPlaces = districts(figures.kioskDistricts);
export const streetlightPlaces = districts(figures.streetlightDistricts);

/** As it stands behind a verb or a noun. */
export const servedDistricts = districts(figures.districtsServed);
