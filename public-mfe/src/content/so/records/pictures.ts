import type { Translated } from "@ministry/shared-ui";
import type * as english from "../../records/pictures.ts";

export const pictureTexts: Translated<typeof english.pictureTexts> = {
  pictureOf: (section) => `${section}: sawir`,
  photoTitle: (number, all) => `Sawirka ${number} ee ${all}`,
  photoAlt: (title, number, all) => `${title}: sawirka ${number}${all === undefined ? "" : ` ee ${all}`}`,
  pixels: (width, height) => `${width} × ${height} pixel`,
  unloaded: "Sawirrada lama soo rari karin.",
  previousPhoto: "Kii hore",
  nextPhoto: "Ka xiga",
};
