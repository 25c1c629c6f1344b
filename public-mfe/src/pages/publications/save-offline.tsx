import { useSyncExternalStore } from "react";
import type { Publication } from "@ministry/api-client";
import type { SavedFile } from "@ministry/contract";
import { Button, Icon, ProgressBar, VisuallyHidden } from "@ministry/shared-ui";
import { savingTexts } from "../../content/records/publications.ts";
import { useSuccessorFocus } from "../../site/browser/use-successor-focus.ts";
import { useSite } from "../../site/host/site.tsx";
import { langOf } from "../../site/text/lang-of.ts";
import { headingOf, sizeInBrackets, wantedFile } from "./file-facts.ts";
import { useCanSave, useSavedPublications } from "./use-saved-publications.ts";
import css from "./save-offline.module.css";

/** Saves a publication on the device, shows how far that is, and removes it again. */
export function SaveOffline({ publication }: { publication: Publication }) {
  const { kept, line } = useSite();
  const isOnline = useSyncExternalStore(line.subscribe, line.get, line.get) === "online";
  const canSave = useCanSave();
  const control = useSuccessorFocus();
  const file = useSavedPublications().get(publication.url);
  if (!canSave) return null;
  const { url, size } = publication;
  const about = headingOf(publication);
  if (!file || file.state === "failed") {
    return (
      <>
        {file && <p className={css.failed}>{reasonText(file)}</p>}
        <Button
          ref={control}
          size="small"
          variant="quiet"
          className={css.save}
          onClick={() => void kept?.save([wantedFile(publication)])}
        >
          <Icon name="download" /> {file ? savingTexts.again : savingTexts.save}
          {sizeInBrackets(size)}
          <VisuallyHidden>
            <span lang={langOf(publication, "title")}>{about}</span>
          </VisuallyHidden>
        </Button>
      </>
    );
  }
  const isSaved = file.state === "kept";
  return (
    <div className={css.saved} role="status">
      {isSaved ? (
        <span className={css.done}>
          <Icon name="check" /> {savingTexts.saved}
        </span>
      ) : (
        <ProgressBar label={savingTexts.saving(about)} value={percentOf(file)} />
      )}
      {!isSaved && !isOnline && <p className={css.waits}>{savingTexts.waits}</p>}
      <Button ref={control} size="small" variant="quiet" onClick={() => void kept?.remove([url])}>
        {isSaved ? savingTexts.remove : savingTexts.stop}
        <VisuallyHidden>
          {isSaved ? savingTexts.removeWhat(about) : savingTexts.stopWhat(about)}
        </VisuallyHidden>
      </Button>
    </div>
  );
}

function percentOf({ received, size, state }: SavedFile): number | undefined {
  return state === "loading" && size > 0 ? (100 * received) / size : undefined;
}

function reasonText({ reason }: SavedFile): string {
  if (reason === "space") return savingTexts.noRoom;
  if (reason === "gone") return savingTexts.gone;
  if (reason === "damaged") return savingTexts.damaged;
  if (reason === "worker") return savingTexts.noWorker;
  return savingTexts.changed;
}
