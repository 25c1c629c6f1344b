import type { Publication } from "@ministry/api-client";
import type { KeptFile } from "@ministry/contract";
import { Button, Icon, ProgressBar, VisuallyHidden } from "@ministry/shared-ui";
import { useSite } from "../../site/site.tsx";
import { headingOf, sizeInWords, wantedFile } from "./file-facts.ts";
import { useCanKeep, useKeptFiles } from "./use-kept.ts";
import css from "./save-offline.module.css";

/** Keeps a publication on the device, shows how far that is, and gives it up again. */
export function SaveOffline({ publication }: { publication: Publication }) {
  const { kept } = useSite();
  const canKeep = useCanKeep();
  const file = useKeptFiles().get(publication.url);
  if (!canKeep) return null;
  const { url, size } = publication;
  const about = headingOf(publication);
  const save = () => void kept?.save([wantedFile(publication)]);
  const remove = () => void kept?.remove([url]);
  if (!file || file.state === "failed") {
    return (
      <>
        {file && <p className={css.failed}>{reasonText(file)}</p>}
        <Button size="small" variant="quiet" className={css.save} onClick={save}>
          <Icon name="download" /> {file ? "Try again" : "Save for offline"} ({sizeInWords(size)})
          <VisuallyHidden>{about}</VisuallyHidden>
        </Button>
      </>
    );
  }
  const isKept = file.state === "kept";
  return (
    <div className={css.kept} role="status">
      {isKept ? (
        <span className={css.done}>
          <Icon name="check" /> Saved for offline
        </span>
      ) : (
        <ProgressBar label={`Saving ${about}`} value={percentOf(file)} />
      )}
      <Button size="small" variant="quiet" onClick={remove}>
        {isKept ? "Remove" : "Stop"}
        <VisuallyHidden>{isKept ? `from this device: ${about}` : `saving: ${about}`}</VisuallyHidden>
      </Button>
    </div>
  );
}

function percentOf({ received, size, state }: KeptFile): number | undefined {
  return state === "loading" && size > 0 ? (100 * received) / size : undefined;
}

function reasonText({ reason }: KeptFile): string {
  if (reason === "space") return "This device has no room for the file.";
  if (reason === "gone") return "The file is no longer there.";
  if (reason === "damaged") return "The file did not arrive as it was sent.";
  return "The file has changed since this list was made. Reload the page, then try again.";
}
