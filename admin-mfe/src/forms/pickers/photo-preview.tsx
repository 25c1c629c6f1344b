import { FileImage } from "./file-image.tsx";
import { preparations } from "../../pictures/scaling/prepare.ts";

/**
 * A small picture of a chosen photo: of its scaled form, since drawing the original takes as much memory as scaling it
 * does. Empty until that is there.
 */
export function PhotoPreview({ file, alt, empty }: { file: File; alt: string; empty: string | undefined }) {
  const now = preparations.of(file);
  const shown = now?.state === "ready" ? now.file : undefined;
  return shown ? (
    <FileImage file={shown} alt={alt} />
  ) : (
    <span className={empty} role="img" aria-label={alt} />
  );
}
