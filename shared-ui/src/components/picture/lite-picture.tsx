import { showPictureText } from "../../content/controls.ts";
import { Icon } from "../icon/icon.tsx";
import type { PictureSource } from "./source-sets.ts";

/** Wide enough for a phone, in pixels of the stored copies. */
const wantedWidth = 640;

/**
 * A picture where nothing is fetched unasked: a link to the copy of it that does for a phone. The site's server puts
 * the size behind it, which it looks up under the address (`delivery/site-server/lite/picture-sizes.ts`).
 */
export function LitePicture({ picture, alt }: { picture: PictureSource; alt: string }) {
  return (
    <a className="lite-picture" data-picture="" href={addressOf(picture)}>
      <Icon name="image" /> {showPictureText}
      {alt && <span className="lite-hidden">: {alt}</span>}
    </a>
  );
}

/** WebP, which browsers that take no AVIF know as well. */
function addressOf({ url, variants = [] }: PictureSource): string {
  const webp = variants
    .filter(({ format }) => format === "webp")
    .sort((one, other) => one.width - other.width);
  return (webp.find(({ width }) => width >= wantedWidth) ?? webp.at(-1))?.url ?? url;
}
