import { useSearchParams } from "react-router-dom";
import { MovePhotos } from "../../features/photos/move-photos.tsx";
import { Page } from "../../screen/page.tsx";
import { useDestinations } from "./destinations.ts";

/** `/AdminMovePhotos?of=…`: another project for photos that wait in the queue. */
export function MovePhotosPage() {
  const [search] = useSearchParams();
  const of = (search.get("of") ?? "").split(",").filter((id) => id !== "");
  return (
    <Page title="Move photos">
      <MovePhotos of={of} destinations={useDestinations()} />
    </Page>
  );
}
