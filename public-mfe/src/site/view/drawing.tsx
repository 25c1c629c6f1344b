import { LitePicture, useIsLite } from "@ministry/shared-ui";
import css from "./drawing.module.css";
import { useSite } from "../host/site.tsx";

export interface DrawingProps {
  /**
   * Address of an SVG as the bundler gives it (`import kiosk from "….svg?no-inline"`); the drawing itself (`?inline`) where
   * it is the largest of a page's first screen, which is painted a round trip earlier then.
   */
  file: string;
  /** What it shows; `""` when the text beside it says the same. */
  alt: string;
  priority?: boolean;
  /** Makes the drawing a button, which opens it where there is more room. */
  onOpen?: () => void;
}

/** One of the site's drawings: a small file of its own, loaded when it comes near. */
export function Drawing({ file, alt, priority, onOpen }: DrawingProps) {
  const src = usePartFiles()(file);
  const isLite = useIsLite();
  if (import.meta.env.SSR && isLite) return alt && <LitePicture picture={{ url: src }} alt={alt} />;
  const shown = (
    <img
      className={css.drawing}
      src={src}
      alt={alt}
      width={480}
      height={300}
      loading={priority ? "eager" : "lazy"}
      decoding="async"
    />
  );
  if (!onOpen) return shown;
  return (
    <button type="button" className={css.open} onClick={onOpen}>
      {shown}
    </button>
  );
}

/**
 * Returns what gives the address of a file of this part. A prerendered page must name it as the browser will, and the
 * two builds spell their own place differently; where the part is deployed stands in the site's configuration.
 */
export function usePartFiles(): (file: string) => string {
  const { config } = useSite();
  return (file) => {
    if (import.meta.env.DEV || file.startsWith("data:")) return file;
    const base = config.parts.find((part) => part.name === "public-mfe")?.base ?? "/";
    return base + file.slice(file.lastIndexOf("assets/"));
  };
}
