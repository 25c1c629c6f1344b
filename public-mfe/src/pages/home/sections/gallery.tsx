import { Section } from "@ministry/shared-ui";
import barkad from "@ministry/shared-ui/illustrations/barkad.svg?no-inline";
import community from "@ministry/shared-ui/illustrations/community.svg?no-inline";
import hygieneKit from "@ministry/shared-ui/illustrations/hygiene-kit.svg?no-inline";
import kiosk from "@ministry/shared-ui/illustrations/water-kiosk.svg?no-inline";
import lights from "@ministry/shared-ui/illustrations/street-light.svg?no-inline";
import solar from "@ministry/shared-ui/illustrations/solar-field.svg?no-inline";
import { drawingWord, galleryCaptions, galleryHeading } from "../../../content/home/home-further.ts";
import { Drawing } from "../../../site/view/drawing.tsx";
import css from "./gallery.module.css";

const pictures = [kiosk, solar, barkad, lights, community, hygieneKit];

/** Six pictures of what was done lately (P-45). */
export function Gallery() {
  return (
    <Section title={galleryHeading}>
      <ul className={css.grid} role="list">
        {pictures.map((file, index) => (
          <li key={file}>
            <figure className={css.figure}>
              <Drawing file={file} alt={drawingWord(galleryCaptions[index] ?? "")} />
              <figcaption>{galleryCaptions[index]}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
