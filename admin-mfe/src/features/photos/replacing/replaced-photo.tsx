import type { Photo } from "@ministry/api-client";
import type { Gallery } from "../items/photo-items.ts";
import { ReplaceDialog } from "./replace-dialog.tsx";

export interface ReplacedPhotoProps {
  /** The photo in the address: its id, or its position where the host gives none. */
  name: string;
  gallery: Gallery;
  photos: readonly Photo[];
  onReplaced: () => void;
  onClose: () => void;
}

/** The dialog for one photo of a gallery; nothing when it is not there any more. */
export function ReplacedPhoto({ name, gallery, photos, onReplaced, onClose }: ReplacedPhotoProps) {
  const index = photos.findIndex(({ id }, position) => (id ?? String(position)) === name);
  const photo = photos[index];
  if (!photo) return null;
  return (
    <ReplaceDialog key={name} placed={{ gallery, index, photo }} onReplaced={onReplaced} onClose={onClose} />
  );
}
