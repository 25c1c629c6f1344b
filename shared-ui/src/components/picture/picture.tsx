import { useCallback, useState } from "react";
import { showPictureText, showPictureOf } from "../../content/controls.ts";
import { Button } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import { useIsLite } from "../lite/lite.tsx";
import { LitePicture } from "./lite-picture.tsx";
import { useLowData } from "./low-data.ts";
import { copiesOf, copyFor, sourceSets, type PictureSource } from "./source-sets.ts";
import css from "./picture.module.css";

export interface PictureProps {
  /** Nothing is rendered without one, or without an address (P-136, P-186). */
  picture: PictureSource | undefined;
  /** What can be seen on it; `""` when the text beside it says the same. */
  alt: string;
  /** How wide it stands on the page, as in `<img sizes>`. */
  sizes?: string;
  /** Shape of the frame, `16 / 9`; without it the picture's own. */
  aspect?: string;
  /** `contain` shows all of it, for marks and drawings. */
  fit?: "cover" | "contain";
  /** The one picture that is seen first: loaded at once and early. All others wait until they come near. */
  priority?: boolean;
  /** Makes the picture a button, which opens it where there is more room. */
  onOpen?: () => void;
}

/**
 * A stored picture: the smallest variant that does, room kept before it arrives, hidden when it can't be loaded
 * (P-135). Under low data (`useLowData`) it waits behind a button; in the lite edition it is a link.
 */
export function Picture(props: PictureProps) {
  const isLite = useIsLite();
  if (import.meta.env.SSR && isLite)
    return props.picture?.url ? <LitePicture {...props} picture={props.picture} /> : null;
  // A new address starts afresh, also after the one before it broke.
  return props.picture?.url ? <Loaded key={props.picture.url} {...props} picture={props.picture} /> : null;
}

/** How often the picture could not be loaded, and what counts that. */
function useAttempts() {
  // 0: variants, with CORS so that the worker can measure what it caches. 1: the original, from a host that knows
  // neither. 2: given up.
  const [attempt, setAttempt] = useState(0);
  const fail = useCallback(() => setAttempt((tried) => tried + 1), []);
  const watch = useCallback(
    (image: HTMLImageElement | null) => {
      // It may have failed before the page came alive, when nobody listened.
      if (image?.complete && image.naturalWidth === 0 && image.currentSrc) fail();
    },
    [fail],
  );
  return { attempt, fail, watch };
}

function Loaded({
  picture,
  alt,
  sizes = "100vw",
  aspect,
  fit = "cover",
  priority,
  onOpen,
}: PictureProps & { picture: PictureSource }) {
  const lowData = useLowData();
  const [asked, setAsked] = useState(false);
  const { attempt, fail, watch } = useAttempts();
  if (attempt > 1) return null;

  const { width, height } = picture;
  const frame = {
    aspectRatio: aspect ?? (width && height ? `${width} / ${height}` : undefined),
    backgroundColor: picture.color,
  };
  if (lowData && !asked) {
    // Of the copy that fills the screen's width: a narrower picture costs less.
    const bytes = copyFor(copiesOf(picture, "avif"), innerWidth * devicePixelRatio)?.bytes;
    return (
      <span className={css.frame} style={frame} data-waiting={bytes ?? ""}>
        <Button variant="secondary" size="small" onClick={() => setAsked(true)}>
          <Icon name="image" /> {bytes ? showPictureOf(Math.ceil(bytes / 1024)) : showPictureText}
        </Button>
      </span>
    );
  }
  const shown = (
    <picture className={css.frame} style={frame} data-fit={fit}>
      {attempt === 0 &&
        sourceSets(picture).map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
        ))}
      <img
        key={attempt}
        ref={watch}
        src={picture.url}
        alt={alt}
        width={width}
        height={height}
        crossOrigin={attempt === 0 ? "anonymous" : undefined}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
        onError={fail}
      />
    </picture>
  );
  if (!onOpen) return shown;
  return (
    <button type="button" className={css.open} onClick={onOpen}>
      {shown}
    </button>
  );
}
