import type { Photo, Sector } from "@ministry/api-client";
import { Button, Dialog, FilePicker, useToast } from "@ministry/shared-ui";
import { useMemo, useState } from "react";
import { createPortal } from "react-dom";
import * as replaceTexts from "../../../content/photos/replace.ts";
import { acceptedImages, addImages, mayFitScaled } from "../../../pictures/rules/image-rules.ts";
import { fitScaled } from "../../../pictures/scaling/fit-scaled.ts";
import { PhotoPreview } from "../../../forms/pickers/photo-preview.tsx";
import { PhotoSize } from "../../../forms/pickers/photo-size.tsx";
import { asSent } from "../../../pictures/scaling/prepare.ts";
import { usePreparation } from "../../../pictures/scaling/use-preparation.ts";
import { TakePhoto } from "../../../forms/pickers/take-photo.tsx";
import { useOneAtATime } from "../../../lib/use-one-at-a-time.ts";
import { actionFailure } from "../../../lib/failures.ts";
import { usePortal } from "../../../session/portal.tsx";
import { replacePhoto, type ReplaceState } from "./replace-photo.ts";
import { Problem } from "../../../screen/problem.tsx";
import css from "../photos.module.css";

export interface ReplaceDialogProps {
  sector: Sector;
  projectId: string;
  index: number;
  photo: Photo;
  onReplaced: () => void;
  onClose: () => void;
}

/** The chosen picture, and what becomes of it; it stays until the server has it. */
function useReplacing({ sector, projectId, index, photo, onReplaced, onClose }: ReplaceDialogProps) {
  const { api, outbox } = usePortal();
  const toast = useToast();
  const [file, setFile] = useState<File>();
  const [message, setMessage] = useState<string>();
  const { run, working } = useOneAtATime();
  const [request] = useState<ReplaceState>(() => ({
    idempotencyKey: crypto.randomUUID(),
    deleted: false,
  }));
  usePreparation(
    useMemo(() => (file ? [file] : []), [file]),
    (_, message) => {
      setFile(undefined);
      setMessage(message);
    },
  );

  const choose = async ([picked]: File[]) => {
    if (!picked || working) return;
    const { files, messages } = addImages(
      [],
      [picked],
      mayFitScaled(picked) ? await fitScaled([picked]) : [],
    );
    setFile(files[0]);
    setMessage(files.length > 0 ? undefined : messages[0]);
  };
  const replace = async (chosen: File) => {
    setMessage(undefined);
    try {
      const replacement = { sector, projectId, index, photo, file: await asSent(chosen) };
      await replacePhoto({ api, outbox }, replacement, request);
      toast(replaceTexts.photoReplaced);
      onClose();
      onReplaced();
    } catch (error) {
      setMessage(actionFailure(error, replaceTexts.replaceFailed));
    }
  };
  const remove = () => {
    setFile(undefined);
    setMessage(undefined);
  };
  return { file, message, working, choose, remove, replace: () => file && run(() => replace(file)) };
}

/**
 * Another picture in a photo's place. The chosen file stays in the dialog until the server has it, so a replacement that
 * stops half way can be tried again (AMB-18). The dialog stands outside of the row, whose menu closes.
 */
export function ReplaceDialog(props: ReplaceDialogProps) {
  const { index, onClose } = props;
  const { file, message, working, choose, remove, replace } = useReplacing(props);
  return createPortal(
    <Dialog
      open
      title={replaceTexts.replacePhoto(index + 1)}
      onClose={() => !working && onClose()}
      actions={
        <Button pending={working} disabled={!file} onClick={() => void replace()}>
          {working ? replaceTexts.uploading : message && file ? replaceTexts.retry : replaceTexts.replace}
        </Button>
      }
    >
      <div className={css.dialog}>
        <Problem text={message} />
        <FilePicker
          disabled={working}
          label={replaceTexts.newPicture}
          accept={acceptedImages}
          buttonLabel={replaceTexts.choosePicture}
          onFiles={(picked) => void choose(picked)}
        />
        <TakePhoto onFiles={(picked) => void choose(picked)} />
        {file && <ChosenPicture file={file} working={working} onRemove={remove} />}
      </div>
    </Dialog>,
    document.body,
  );
}

interface ChosenPictureProps {
  file: File;
  working: boolean;
  onRemove: () => void;
}

function ChosenPicture({ file, working, onRemove }: ChosenPictureProps) {
  return (
    <>
      <PhotoPreview file={file} alt={replaceTexts.newPictureNamed(file.name)} empty={css.noPreview} />
      <PhotoSize file={file} />
      <div>
        <Button
          size="small"
          variant="secondary"
          disabled={working}
          aria-label={replaceTexts.removeNamed(file.name)}
          onClick={onRemove}
        >
          {replaceTexts.remove}
        </Button>
      </div>
    </>
  );
}
