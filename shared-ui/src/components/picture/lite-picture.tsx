import { showPictureText } from "../../content/controls.ts";
import { Icon } from "../icon/icon.tsx";
import { useShowsPictures } from "../lite/lite.tsx";
import { copiesOf, copyFor, type PictureSource } from "./source-sets.ts";

/** Wide enough for a phone, in pixels of the stored copies. */
const wantedWidth = 640;

/**
 * A picture where nothing is fetched unasked: a link to the copy of it that does for a phone. The site's server puts
 * the size behind it, which it looks up under the address (`delivery/site-server/lite/picture-sizes.ts`). The picture itself
 * where all of the page were asked for.
 */
export function LitePicture({ picture, alt }: { picture: PictureSource; alt: string }) {
  const { width, height, variants } = picture;
  // The site's own drawings stay links: nobody asked the storage what they weigh.
  const isShown = useShowsPictures() && variants !== undefined;
  if (isShown)
    return (
      <img
        className="lite-shown"
        data-picture=""
        src={addressOf(picture)}
        {...{ alt, width, height }}
        loading="lazy"
      />
    );
  return (
    <a className="lite-picture" data-picture="" href={addressOf(picture)}>
      <Icon name="image" /> {showPictureText}
      {alt && <span className="lite-hidden">: {alt}</span>}
    </a>
  );
}

/** WebP, which browsers that take no AVIF know as well. */
const addressOf = (picture: PictureSource): string =>
  copyFor(copiesOf(picture, "webp"), wantedWidth)?.url ?? picture.url;
