import { Button, Dialog, Icon, Picture, type PictureSource } from "@ministry/shared-ui";
import { useEffect } from "react";
import { pictureTexts } from "../../content/records/pictures.ts";
import css from "./photo-viewer.module.css";
import { isRightToLeft, useSwipe } from "./use-swipe.ts";

/** A picture that is looked at, with its own caption where the pictures have different ones. */
interface Viewed {
  picture: PictureSource;
  caption?: string;
}

export interface PhotoViewerProps {
  photos: readonly Viewed[];
  /** Of the window; which of the photos it is where left out. */
  heading?: string;
  /** Stands below each picture that has none of its own, with its size. */
  caption: string;
  /** Position of the photo that is open, if one is. */
  at: number | undefined;
  onMove: (at: number | undefined) => void;
}

/** One photo as large as the screen allows, with the ways to its neighbours: buttons, arrow keys, a swipe. */
export function PhotoViewer({ photos, heading, caption, at, onMove }: PhotoViewerProps) {
  const count = photos.length;
  useEffect(() => {
    if (at === undefined || count < 2) return;
    // The focus stands on the dialog's buttons: the keys are heard wherever it is.
    const onKey = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => {
      // With them the keys are the browser's: Alt goes back in the history.
      if (altKey || ctrlKey || metaKey || shiftKey) return;
      const toTheRight = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
      const by = isRightToLeft() ? -toTheRight : toTheRight;
      if (by !== 0) onMove((at + by + count) % count);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [at, count, onMove]);
  const move = (by: number) => at !== undefined && onMove((at + by + count) % count);
  const swipe = useSwipe(move);
  const photo = at === undefined ? undefined : photos[at];
  if (!photo || at === undefined) return null;
  const [words, size] = [photo.caption ?? caption, sizeOf(photo)];
  return (
    <Dialog
      open
      size="wide"
      // The focus stays on the button: what changes is announced.
      title={<span aria-live="polite">{heading ?? pictureTexts.photoTitle(at + 1, count)}</span>}
      onClose={() => onMove(undefined)}
      actions={
        count > 1 && (
          <>
            <Button variant="secondary" onClick={() => move(-1)}>
              <Icon name="back" /> {pictureTexts.previousPhoto}
            </Button>
            <Button variant="secondary" onClick={() => move(1)}>
              {pictureTexts.nextPhoto} <Icon name="arrow" />
            </Button>
          </>
        )
      }
    >
      <figure className={css.figure}>
        <div className={css.stage} {...(count > 1 && swipe)}>
          <Picture
            picture={photo.picture}
            alt={photo.caption ?? heading ?? pictureTexts.photoAlt(caption, at + 1)}
            fit="contain"
            sizes="(min-width: 66rem) 61rem, 100vw"
          />
        </div>
        <figcaption className={css.caption}>
          <bdi aria-live="polite">{words}</bdi>
          {words && size && " · "}
          {size}
        </figcaption>
      </figure>
    </Dialog>
  );
}

/** Width and height of the original, where the host tells them. */
function sizeOf({ picture: { width, height } }: Viewed): string | undefined {
  return width && height ? pictureTexts.pixels(width, height) : undefined;
}
