import type { SharingProblem } from "@ministry/contract";
import { Notice } from "@ministry/shared-ui";
import { useSearchParams } from "react-router-dom";
import { SharedPhotos } from "../../features/photos/shared-photos.tsx";
import { Page } from "../../screen/page.tsx";
import { useDestinations } from "./destinations.ts";

const problems: Record<SharingProblem, string> = {
  "no-worker":
    "The photos could not be saved: the app was not ready on this device. It is ready now. Please share them again.",
  "not-kept":
    "Not all of the photos could be saved: this device may be full. Free some space, then share the missing ones again.",
};

/** `/AdminSharedPhotos`: what was shared into the installed app. */
export function SharedPhotosPage() {
  const [search] = useSearchParams();
  const problem = problems[search.get("problem") as SharingProblem] as string | undefined;
  return (
    <Page title="Shared photos">
      {problem && (
        <Notice tone="warning" role="status">
          {problem}
        </Notice>
      )}
      <SharedPhotos destinations={useDestinations()} />
    </Page>
  );
}
