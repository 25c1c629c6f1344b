import type { Translated } from "@ministry/shared-ui";
import type * as english from "../../records/pictures.ts";

export const pictureTexts: Translated<typeof english.pictureTexts> = {
  pictureOf: (section) => `${section}: صورة`,
  photoTitle: (number, all) => `الصورة ${number} من ${all}`,
  photoAlt: (title, number, all) => `${title}: الصورة ${number}${all === undefined ? "" : ` من ${all}`}`,
  pixels: (width, height) => `${width} × ${height} بكسل`,
  unloaded: "تعذر تحميل الصور.",
  previousPhoto: "السابقة",
  nextPhoto: "التالية",
};
