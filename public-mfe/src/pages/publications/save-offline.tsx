import type { Publication } from "@ministry/api-client";
import type { SavedFile } from "@ministry/contract";
import { Button, Icon, ProgressBar, VisuallyHidden } from "@ministry/shared-ui";
import { savingTexts } from "../../content/records/publications.ts";
import { useIsOnline } from "../../site/host/use-is-online.ts";
import { useSite } from "../../site/host/site.tsx";
import { langOf } from "../../site/text/lang-of.ts";
import { headingOf, sizeInBrackets, wantedFile } from "./file-facts.ts";
import { useCanSave, useSavedPublications } from "./use-saved-publications.ts";
import css from "./save-offline.module.css";

/**
 * Saves a publication on the device, shows how far that is, and removes it again. One button does each in its turn: a new
 * one would lose the focus.
 */
export function SaveOffline({ publication }: { publication: Publication }) {
  const { kept } = useSite();
  const isOnline = useIsOnline();
  const canSave = useCanSave();
  const file = useSavedPublications().get(publication.url);
  if (!canSave) return null;
  const { url, size } = publication;
  const about = headingOf(publication);
  const isSaved = file?.state === "kept";
  const isIdle = !file || file.state === "failed";
  return (
    <div className={isIdle ? css.idle : css.saved} role="status">
      {file?.state === "failed" && <p className={css.failed}>{reasonText(file)}</p>}
      {isSaved && (
        <span className={css.done}>
          <Icon name="check" /> {savingTexts.saved}
        </span>
      )}
      {!isIdle && !isSaved && <ProgressBar label={savingTexts.saving(about)} value={percentOf(file)} />}
      {!isIdle && !isSaved && !isOnline && <p className={css.waits}>{savingTexts.waits}</p>}
      <Button
        size="small"
        variant="quiet"
        className={isIdle ? css.save : undefined}
        onClick={() => void (isIdle ? kept?.save([wantedFile(publication)]) : kept?.remove([url]))}
      >
        {isIdle && (
          <>
            <Icon name="download" /> {file ? savingTexts.again : savingTexts.save}
            {sizeInBrackets(size)}
          </>
        )}
        {!isIdle && (isSaved ? savingTexts.remove : savingTexts.stop)}
        <VisuallyHidden>
          {isIdle && <span lang={langOf(publication, "title")}>{about}</span>}
          {!isIdle && (isSaved ? savingTexts.removeWhat(about) : savingTexts.stopWhat(about))}
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
