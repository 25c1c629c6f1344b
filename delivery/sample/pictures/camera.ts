import sharp, { type Exif } from "sharp";
import { scenes, type SceneName } from "../scenes/index.ts";
import { height as sceneHeight, randomFrom, width as sceneWidth } from "../scenes/kit.ts";
import { addGrain, filmGrain, unevenLight } from "./texture.ts";

/** Pixels across of a drawn scene; every picture is cut from one of these. */
const baseWidth = 1600;
const baseHeight = Math.round((baseWidth * sceneHeight) / sceneWidth);
/** Pixels across of a photo, as a small camera makes them: 2.7 megapixels. */
const photoWidth = 2016;
/** librsvg draws at 72 dots per inch unless told otherwise. */
const density = (72 * baseWidth) / sceneWidth;

/** How one picture is cut from its scene. */
export interface Shot {
  scene: SceneName;
  /** Tells the pictures of one scene apart: another cut, side and hour. */
  take: number;
}

/** Where and when a photo claims to have been taken. */
interface Taken {
  latitude: number;
  longitude: number;
  at: Date;
}

/** Draws pictures; one for a whole seed, so that scenes and textures are drawn once. */
export interface Camera {
  /** A JPEG of 1–3 MB with camera metadata, its position included. */
  photo(shot: Shot, taken: Taken): Promise<Buffer>;
  /** A JPEG of about 200 kB, 1200 × 800, without metadata. */
  still(shot: Shot): Promise<Buffer>;
}

export function camera(): Camera {
  const bases = new Map<SceneName, Promise<Buffer>>();
  const grain = filmGrain(30);
  const uneven = unevenLight(baseWidth, baseHeight, 77);

  const base = (scene: SceneName): Promise<Buffer> => {
    const known = bases.get(scene);
    if (known) return known;
    const drawn = drawBase(scene, uneven);
    bases.set(scene, drawn);
    return drawn;
  };

  const cut = async ({ scene, take }: Shot) => {
    const random = randomFrom(take * 7919 + scene.length * 131 + scene.charCodeAt(0));
    const part = take === 0 ? 1 : 0.72 + random() * 0.24;
    const [wide, high] = [Math.floor(baseWidth * part), Math.floor(baseHeight * part)];
    const picture = sharp(await base(scene)).extract({
      left: Math.floor(random() * (baseWidth - wide)),
      // Most of what matters stands in the lower part of a scene.
      top: Math.floor((0.35 + random() * 0.65) * (baseHeight - high)),
      width: wide,
      height: high,
    });
    if (take % 2 === 1) picture.flop();
    return picture.modulate({ brightness: 0.93 + random() * 0.14, saturation: 0.85 + random() * 0.3 });
  };

  return {
    async photo(shot, taken) {
      const picture = await cut(shot);
      const large = await picture
        .resize(photoWidth, Math.round((photoWidth * 2) / 3), { kernel: "cubic", fit: "fill" })
        .raw()
        .toBuffer({ resolveWithObject: true });
      addGrain(large.data, grain);
      return sharp(large.data, { raw: large.info })
        .withExif(exifOf(taken))
        .jpeg({ quality: 92, chromaSubsampling: "4:2:0" })
        .toBuffer();
    },
    async still(shot) {
      const picture = await cut(shot);
      return picture.resize(1200, 800, { fit: "fill" }).jpeg({ quality: 84 }).toBuffer();
    },
  };
}

async function drawBase(scene: SceneName, uneven: Promise<Buffer>): Promise<Buffer> {
  const drawing = Buffer.from(scenes[scene](randomFrom(scene.length * 97 + 5)));
  const vignette = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${baseWidth}" height="${baseHeight}"><defs><radialGradient id="v" r=".75"><stop offset=".55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".34"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#v)"/></svg>`,
  );
  const flat = await sharp(drawing, { density, unlimited: true })
    .resize(baseWidth, baseHeight, { fit: "fill" })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(flat.data, { raw: flat.info })
    .composite([{ input: await uneven, blend: "soft-light" }, { input: vignette }])
    .jpeg({ quality: 95, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

function exifOf({ latitude, longitude, at }: Taken): Exif {
  const stamp = at.toISOString().slice(0, 19).replaceAll("-", ":").replace("T", " ");
  return {
    IFD0: {
      Make: "Sample Camera",
      Model: "Field 1",
      Software: "Drawn sample data",
      ImageDescription: "Sample picture, drawn; shows no real place",
      DateTime: stamp,
      Orientation: "1",
    },
    IFD2: {
      DateTimeOriginal: stamp,
      DateTimeDigitized: stamp,
      ExposureTime: "1/320",
      FNumber: "28/10",
      ISOSpeedRatings: "100",
      FocalLength: "42/10",
    },
    IFD3: {
      GPSLatitudeRef: latitude < 0 ? "S" : "N",
      GPSLatitude: degrees(latitude),
      GPSLongitudeRef: longitude < 0 ? "W" : "E",
      GPSLongitude: degrees(longitude),
      GPSAltitudeRef: "0",
      GPSAltitude: "312/1",
    },
  };
}

/** Decimal degrees as the three fractions EXIF wants: degrees, minutes, hundredths of seconds. */
function degrees(decimal: number): string {
  const seconds = Math.round(Math.abs(decimal) * 360_000);
  return `${Math.floor(seconds / 360_000)}/1 ${Math.floor((seconds % 360_000) / 6000)}/1 ${seconds % 6000}/100`;
}
