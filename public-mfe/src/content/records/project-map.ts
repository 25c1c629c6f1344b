/** Texts of the page with all projects on a map. */
export const mapTexts = {
  title: "Projects on the map",
  lead: "Water and energy projects where they are, with the same projects as a list.",
  section: "Map and list",
  list: "List of projects",
  loading: "Loading projects",
  failed: "Failed to load projects list.",
  partly: "Some projects could not be loaded and are missing here.",
  none: "No projects found.",
  pages: "Pages of projects",
  /** Name of the map for screen readers, with what the keyboard does. */
  map: (count: number) =>
    `Map with ${count === 1 ? "1 project" : `${count} projects`}. Arrow keys move it, plus and minus zoom. The list has the same projects.`,
  /** Name of the map where it is a picture. */
  picture: "Map of the projects. The list has the same projects.",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  whole: "Whole map",
  /** A project on the map, for screen readers. */
  mark: (title: string, sector: string) => `${title} (${sector})`,
  cluster: (count: number) => `${count} projects close together`,
  here: (count: number) => (count === 1 ? "Selected on the map" : `${count} projects at this place`),
  close: "Close",
  /** Of the number that stands for several projects. */
  several: "Several projects",
  /** Projects of the list that the map can't show. */
  withoutPlace: (count: number) =>
    count === 1
      ? "1 project has no place on this map. It is in the list."
      : `${count} projects have no place on this map. They are in the list.`,
  noPlaces: "No project here has a place on the map yet. They are in the list.",
  you: "You are here",
  towns: {
    hargeisa: "Hargeisa",
    borama: "Borama",
    berbera: "Berbera",
    burao: "Burao",
    erigavo: "Erigavo",
    lasAnod: "Las Anod",
  } as Readonly<Record<string, string>>,
  near: {
    button: "Near me",
    stop: "Stop sorting by distance",
    asking: "Finding your location…",
    found: "Sorted by distance from where you are. Your position stays on this device.",
    outside:
      "You are outside of the area of this map. The list is sorted by distance all the same. Your position stays on this device.",
    refused:
      "The position was not shared. You can allow it for this site in the browser's settings, or choose a place in the list.",
    noSignal: "The device could not find its position. Try again in the open, or choose a place in the list.",
    unsupported: "This browser can't tell where it is. Choose a place in the list instead.",
  },
  distance: (km: number) => (km < 1 ? "less than 1 km away" : `about ${Math.round(km)} km away`),
} as const;
