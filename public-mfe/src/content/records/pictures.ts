/** Fixed texts of pictures that open on the whole screen. */
export const pictureTexts = {
  /** Of the picture beside a section or a text. */
  pictureOf: (section: string) => `${section}: picture`,
  photoTitle: (number: number, all: number) => `Photo ${number} of ${all}`,
  photoAlt: (title: string, number: number, all?: number) =>
    `${title}: photo ${number}${all === undefined ? "" : ` of ${all}`}`,
  pixels: (width: number, height: number) => `${width} × ${height} pixels`,
  unloaded: "The pictures could not be loaded.",
  previousPhoto: "Previous",
  nextPhoto: "Next",
} as const;
