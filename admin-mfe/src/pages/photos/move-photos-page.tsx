import { useSearchParams } from "react-router-dom";
import * as photoPagesTexts from "../../content/pages/photos.ts";
import { MovePhotos } from "../../features/photos/waiting/move-photos.tsx";
import { Page } from "../../screen/page.tsx";
import { useDestinations } from "./destinations.ts";

/** `/AdminMovePhotos?of=…`: another project for photos that wait in the queue. */
export function MovePhotosPage() {
  const [search] = useSearchParams();
  const of = (search.get("of") ?? "").split(",").filter((id) => id !== "");
  return (
    <Page title={photoPagesTexts.movePhotos}>
      <MovePhotos of={of} destinations={useDestinations()} />
    </Page>
  );
}
