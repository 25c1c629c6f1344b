import outlineFile from "./outline.json";

/** A place on the earth, in degrees north and east. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** A point of the map, in its own units from its upper left corner. */
export interface Point {
  x: number;
  y: number;
}

type Position = [longitude: number, latitude: number];
interface Area {
  properties: { kind: "area" };
  geometry: { coordinates: Position[][] };
}
interface Town {
  properties: { kind: "town"; name: string };
  geometry: { coordinates: Position };
}

/** What of GeoJSON (RFC 7946) stands in the file: the area's outline, one ring, and its towns. */
const { features } = outlineFile as unknown as { features: (Area | Town)[] };
const isTown = (feature: Area | Town): feature is Town => feature.properties.kind === "town";
const [ring = []] = features.flatMap((feature) => (isTown(feature) ? [] : feature.geometry.coordinates));

/** Sea and neighbours around the outline, in degrees. */
const margin = 0.25;
const longitudes = ring.map(([longitude]) => longitude);
const latitudes = ring.map(([, latitude]) => latitude);
const west = Math.min(...longitudes) - margin;
const east = Math.max(...longitudes) + margin;
const south = Math.min(...latitudes) - margin;
const north = Math.max(...latitudes) + margin;
/** A degree to the east is shorter than one to the north: equirectangular, true in the middle of the area. */
const shrink = Math.cos((((south + north) / 2) * Math.PI) / 180);

/** Width and height of the whole map in its own units. */
export const mapWidth = 1000;
const unitsPerDegree = mapWidth / ((east - west) * shrink);
export const mapHeight = Math.round((north - south) * unitsPerDegree);

const rounded = (value: number) => Math.round(value * 10) / 10;

/** Where a place is on the map; outside of it for places that are. */
export const pointOf = ({ latitude, longitude }: Coordinates): Point => ({
  x: rounded((longitude - west) * shrink * unitsPerDegree),
  y: rounded((north - latitude) * unitsPerDegree),
});

/** Whether a place lies on the map. */
export const isOnMap = ({ latitude, longitude }: Coordinates): boolean =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east;

/** The area's outline as the `d` of a path. */
export const outlinePath = `M${ring
  .map(([longitude, latitude]) => pointOf({ latitude, longitude }))
  .map(({ x, y }) => `${x} ${y}`)
  .join("L")}Z`;

/** Towns that help to find one's way; their names are texts (`mapTexts.towns`). */
export const towns = features.filter(isTown).map(({ properties: { name }, geometry: { coordinates } }) => {
  const [longitude, latitude] = coordinates;
  return { name, at: pointOf({ latitude, longitude }) };
});
