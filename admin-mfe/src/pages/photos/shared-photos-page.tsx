import type { SharingProblem } from "@ministry/contract";
import { Notice } from "@ministry/shared-ui";
import { useSearchParams } from "react-router-dom";
import * as photoPagesTexts from "../../content/pages/photos.ts";
import { SharedPhotos } from "../../features/photos/waiting/shared-photos.tsx";
import { Page } from "../../screen/page.tsx";
import { useDestinations } from "./destinations.ts";

const problems: Record<SharingProblem, string> = photoPagesTexts.problems;

/** `/AdminSharedPhotos`: what was shared into the installed app. */
export function SharedPhotosPage() {
  const [search] = useSearchParams();
  const problem = problems[search.get("problem") as SharingProblem] as string | undefined;
  return (
    <Page title={photoPagesTexts.sharedPhotos}>
      {problem && (
        <Notice tone="warning" role="status">
          {problem}
        </Notice>
      )}
      <SharedPhotos destinations={useDestinations()} />
    </Page>
  );
}
