import type { Cache } from "../lib/cache.ts";
import type { FilePart } from "../lib/file-part.ts";
import { camera, type Shot } from "./camera.ts";

/** Pictures as forms take them; what is not cached yet is drawn. */
export function samplePictures(cached: Cache) {
  const lens = camera();

  return {
    still: async (shot: Shot): Promise<FilePart> => ({
      data: await cached(`still ${shot.scene} ${shot.take}`, () => lens.still(shot)),
      name: `${shot.scene}-${shot.take}.jpg`,
      type: "image/jpeg",
    }),

    /** A photo with the place and the time at which it was taken. */
    async photo(
      shot: Shot,
      [latitude, longitude]: readonly [number, number],
      number: number,
    ): Promise<FilePart> {
      const taken = {
        latitude: latitude + shot.take / 500,
        longitude,
        at: new Date(Date.UTC(2025, shot.take % 12, 3 + shot.take, 7, 30)),
      };
      return {
        data: await cached(`photo ${shot.scene} ${shot.take} ${latitude} ${longitude}`, () =>
          lens.photo(shot, taken),
        ),
        name: `IMG_${String(2000 + number)}.JPG`,
        type: "image/jpeg",
      };
    },

    drawn: async (name: string, draw: () => Promise<Buffer>): Promise<FilePart> => ({
      data: await cached(name, draw),
      name: `${name.replaceAll(" ", "-").toLowerCase()}.png`,
      type: "image/png",
    }),
  };
}

export type SamplePictures = ReturnType<typeof samplePictures>;
