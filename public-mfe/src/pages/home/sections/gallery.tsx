import { Section } from "@ministry/shared-ui";
import barkad from "@ministry/shared-ui/illustrations/barkad.svg?no-inline";
import community from "@ministry/shared-ui/illustrations/community.svg?no-inline";
import hygieneKit from "@ministry/shared-ui/illustrations/hygiene-kit.svg?no-inline";
import kiosk from "@ministry/shared-ui/illustrations/water-kiosk.svg?no-inline";
import lights from "@ministry/shared-ui/illustrations/street-light.svg?no-inline";
import solar from "@ministry/shared-ui/illustrations/solar-field.svg?no-inline";
import { Suspense } from "react";
import { useOpenPhoto } from "../../../blocks/pictures/use-open-photo.ts";
import { drawingWord, galleryCaptions, galleryHeading } from "../../../content/home/home-further.ts";
import { pageMissingText } from "../../../content/layout/layout.ts";
import { lazyCode, useLazyCode } from "../../../site/browser/lazy-code.ts";
import { Drawing } from "../../../site/view/drawing.tsx";
import css from "./gallery.module.css";

const drawings = [kiosk, solar, barkad, lights, community, hygieneKit].map((file, index) => {
  const caption = galleryCaptions[index] ?? "";
  return { file, caption, alt: drawingWord(caption) };
});

/** Few look at a drawing closely: what that needs comes when they do. */
const opened = lazyCode(async () => (await import("./opened-drawing.tsx")).OpenedDrawing);

/** Six pictures of what was done lately (P-45), each of which opens on the whole screen. */
export function Gallery() {
  const [open, setOpen] = useOpenPhoto(drawings.length);
  const openAt = (index: number) => {
    // Once more, where it could not be had before.
    void opened.load();
    setOpen(index);
  };
  return (
    <Section title={galleryHeading}>
      <ul className={css.grid} role="list">
        {drawings.map(({ caption, ...drawing }, index) => (
          <li key={drawing.file}>
            <figure className={css.figure}>
              <Drawing {...drawing} onOpen={() => openAt(index)} />
              <figcaption>{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {open !== undefined && (
        <Suspense>
          <Opened at={open} onMove={setOpen} />
        </Suspense>
      )}
    </Section>
  );
}

function Opened(place: { at: number; onMove: (at: number | undefined) => void }) {
  const { code: OpenedDrawing } = useLazyCode(opened, true);
  if (!OpenedDrawing) return <p role="status">{pageMissingText}</p>;
  return <OpenedDrawing drawings={drawings} heading={galleryHeading} {...place} />;
}
