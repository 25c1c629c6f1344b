import type { Picture } from "@ministry/api-client";
import { PhotoViewer } from "./photo-viewer.tsx";
import { useOpened } from "./use-opened.ts";

/**
 * A picture of a page that opens on the whole screen, `?picture=cover` in the address.
 *
 * @returns what opens it, and the viewer to put beside it
 */
export function useOnePicture(name: string, picture: Picture | undefined, caption: string) {
  const [opened, open] = useOpened("picture");
  return {
    onOpen: () => open(name),
    viewer: picture && opened === name && (
      <PhotoViewer
        photos={[{ picture }]}
        heading={caption}
        caption={caption}
        at={0}
        onMove={() => open(undefined)}
      />
    ),
  };
}
