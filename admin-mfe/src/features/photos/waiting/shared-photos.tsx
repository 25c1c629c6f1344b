import { Button, Notice, Select, useToast } from "@ministry/shared-ui";
import { useEffect, useMemo, useState } from "react";
import * as sharedPhotosTexts from "../../../content/photos/shared.ts";
import { ChosenPhotos } from "../../../forms/pickers/chosen-photos.tsx";
import { asSent } from "../../../pictures/scaling/prepare.ts";
import { forgetShared, listShared, type SharedPhoto } from "../../../pictures/inbox/shared-inbox.ts";
import { AskButton } from "../../../screen/ask-button.tsx";
import { messageOf } from "../../../lib/failures.ts";
import { usePortal } from "../../../session/portal.tsx";
import { useSession } from "../../../session/use-session.ts";
import { sharedPhotoItems, type Destination } from "../photo-items.ts";
import { UploadReport } from "../form/upload-report.tsx";
import css from "../photos.module.css";

/** Photos shared into the app: the officer says which project they belong to, then they go through the queue. */
export function SharedPhotos({ destinations }: { destinations: readonly Destination[] }) {
  const { outbox } = usePortal();
  const { owner } = useSession();
  const toast = useToast();
  const [photos, setPhotos] = useState<readonly SharedPhoto[]>();
  const [projectId, setProjectId] = useState("");
  const [batch, setBatch] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string>();
  const [saving, setSaving] = useState(false);
  const files = useMemo(() => photos?.map(({ file }) => file) ?? [], [photos]);

  useEffect(() => {
    let gone = false;
    listShared(owner).then(
      (found) => !gone && setPhotos(found),
      () => !gone && setProblem(sharedPhotosTexts.sharedPhotosCouldNot),
    );
    return () => {
      gone = true;
    };
  }, [owner]);

  const forget = async (given: readonly SharedPhoto[]) => {
    await forgetShared(given.map(({ id }) => id));
    setPhotos((before) => before?.filter((photo) => !given.includes(photo)));
  };
  const save = async () => {
    const destination = destinations.find((one) => one.projectId === projectId);
    if (!photos || saving) return;
    if (!destination) return setProblem(sharedPhotosTexts.pleaseSelectProject);
    setSaving(true);
    setProblem(undefined);
    try {
      const sent = await Promise.all(photos.map(async ({ id, file }) => ({ id, file: await asSent(file) })));
      setBatch(await outbox.add(sharedPhotoItems(destination, sent)));
      await forget(photos);
    } catch (error) {
      setProblem(messageOf(error, sharedPhotosTexts.photosCouldNotBeSaved));
    } finally {
      setSaving(false);
    }
  };
  const noun =
    photos?.length === 1 ? sharedPhotosTexts.onePhoto : sharedPhotosTexts.photos(photos?.length ?? 0);
  return (
    <div className={css.shared}>
      {problem !== undefined && (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
      {photos?.length === 0 && batch.length === 0 && <p>{sharedPhotosTexts.noPhotosWaitHere}</p>}
      {photos && photos.length > 0 && (
        <>
          <Select
            label={sharedPhotosTexts.project}
            required
            placeholder={sharedPhotosTexts.selectProject}
            value={projectId}
            onChange={({ target }) => setProjectId(target.value)}
            options={destinations.map((one) => ({ value: one.projectId, label: wordsFor(one) }))}
          />
          <ChosenPhotos
            files={files}
            onRefused={(file, message) => {
              setProblem(message);
              void forget(photos.filter((photo) => photo.file === file));
            }}
            onRemove={(file) => void forget(photos.filter((photo) => photo.file === file))}
          />
          <div className={css.actions}>
            <Button pending={saving} onClick={() => void save()}>
              {saving ? sharedPhotosTexts.saving : sharedPhotosTexts.saveNamed(noun)}
            </Button>
            <AskButton
              label={sharedPhotosTexts.dismissAll}
              question={sharedPhotosTexts.dismissQuestion(noun)}
              confirmLabel={sharedPhotosTexts.dismiss}
              danger
              success={sharedPhotosTexts.dismissed}
              failure={sharedPhotosTexts.theyCouldNotBeRemoved}
              onConfirm={() => forget(photos)}
            >
              {sharedPhotosTexts.theyAreRemovedFromHere}
            </AskButton>
          </div>
        </>
      )}
      <UploadReport
        ids={batch}
        onReceived={() => {
          setBatch([]);
          toast(sharedPhotosTexts.photosUploaded);
        }}
      />
    </div>
  );
}

const sectors = sharedPhotosTexts.sectors;

const wordsFor = ({ sector, title, queuedIn }: Destination) =>
  `${sectors[sector]}: ${title}${queuedIn === undefined ? "" : sharedPhotosTexts.waitsToBeSent}`;
