import type { Photo } from "@ministry/api-client";
import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import type { Gallery } from "../items/photo-items.ts";

/** What prepares pictures comes with the dialog, for whoever replaces one. */
const ReplacedPhoto = lazy(async () => ({
  default: (await import("./replaced-photo.tsx")).ReplacedPhoto,
}));

/**
 * Another picture in a photo's place: what opens the dialog, and the dialog for the photo that the address names. A
 * sign-in in the place of an ended session and the list of drafts lead back to the dialog, not only to the gallery.
 */
export function useReplaceDialog(gallery: Gallery, photos: readonly Photo[], onReplaced: () => void) {
  const [search, setSearch] = useSearchParams();
  const name = search.get("replace");
  const change = (replace?: string) =>
    setSearch(
      (before) => {
        // Search, order and page of the gallery stay.
        const after = new URLSearchParams(before);
        after.set("project", gallery.projectId);
        if (replace) after.set("replace", replace);
        else after.delete("replace");
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  const open = ({ id }: Photo, index: number) => change(id ?? `${index}`);
  const dialog = name && (
    <Suspense>
      <ReplacedPhoto {...{ name, gallery, photos, onReplaced, onClose: change }} />
    </Suspense>
  );
  return [open, dialog] as const;
}
