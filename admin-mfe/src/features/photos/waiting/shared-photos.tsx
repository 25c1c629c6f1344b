import { Button, useToast } from "@ministry/shared-ui";
import { useEffect, useMemo, useState } from "react";
import * as sharedPhotosTexts from "../../../content/photos/shared.ts";
import { ChosenPhotos } from "../../../forms/pickers/chosen-photos.tsx";
import { asSent } from "../../../pictures/scaling/prepare.ts";
import { forgetShared, listShared, type SharedPhoto } from "../../../pictures/inbox/shared-inbox.ts";
import { AskButton } from "../../../screen/ask-button.tsx";
import { useAttempt } from "../../../screen/use-attempt.ts";
import { usePortal } from "../../../session/portal.tsx";
import { useSession } from "../../../session/use-session.ts";
import { sharedPhotoItems, type Destination } from "../items/photo-items.ts";
import { DestinationSelect } from "./destination-select.tsx";
import { UploadReport } from "../form/upload-report.tsx";
import { Problem } from "../../../screen/problem.tsx";
import css from "../photos.module.css";

/** Photos that lie in the inbox of this device, and the way out of it. */
function useSharedPhotos(onProblem: (problem: string) => void) {
  const { owner } = useSession();
  const [photos, setPhotos] = useState<readonly SharedPhoto[]>();
  /** Damaged ones, each with its message: they are found one after the other and are gone from the list. */
  const [refused, setRefused] = useState<ReadonlyMap<File, string>>(new Map());
  useEffect(() => {
    let gone = false;
    listShared(owner).then(
      (found) => !gone && setPhotos(found),
      () => !gone && onProblem(sharedPhotosTexts.sharedPhotosUnreadable),
    );
    return () => {
      gone = true;
    };
  }, [owner, onProblem]);

  const forget = async (given: readonly SharedPhoto[]) => {
    await forgetShared(given.map(({ id }) => id));
    setPhotos((before) => before?.filter((photo) => !given.includes(photo)));
  };
  const remove = (file: File) => void forget(photos?.filter((photo) => photo.file === file) ?? []);
  const refuse = (file: File, message: string) => {
    setRefused((before) => new Map(before).set(file, message));
    remove(file);
  };
  return { photos, forget, remove, refuse, refused };
}

/** Photos shared into the app: the officer says which project they belong to, then they go through the queue. */
export function SharedPhotos({ destinations }: { destinations: readonly Destination[] }) {
  const { outbox } = usePortal();
  const toast = useToast();
  const [projectId, setProjectId] = useState("");
  const [batch, setBatch] = useState<readonly string[]>([]);
  const { attempt, problem, setProblem, working: saving } = useAttempt();
  const { photos, forget, remove, refuse, refused } = useSharedPhotos(setProblem);
  const files = useMemo(() => photos?.map(({ file }) => file) ?? [], [photos]);

  const save = async () => {
    const destination = destinations.find((one) => one.projectId === projectId);
    if (!photos || saving) return;
    if (!destination) return setProblem(sharedPhotosTexts.pleaseSelectProject);
    await attempt(async () => {
      const sent = await Promise.all(photos.map(async ({ id, file }) => ({ id, file: await asSent(file) })));
      setBatch(await outbox.add(sharedPhotoItems(destination, sent)));
      await forget(photos);
    }, sharedPhotosTexts.photosCouldNotBeSaved);
  };
  return (
    <div className={css.shared}>
      <Problem text={problem} />
      {[...refused.values()].map((message, index) => (
        <Problem key={index} text={message} />
      ))}
      {photos?.length === 0 && batch.length === 0 && <p>{sharedPhotosTexts.noSharedPhotos}</p>}
      {photos && photos.length > 0 && (
        <>
          <DestinationSelect
            destinations={destinations}
            nameOf={({ sector, title }) => `${sectors[sector]}: ${title}`}
            value={projectId}
            onChange={setProjectId}
          />
          <ChosenPhotos files={files} onRefused={refuse} onRemove={remove} />
          <SharedActions
            noun={nounOf(photos.length)}
            saving={saving}
            onSave={() => void save()}
            onDismiss={() => forget(photos)}
          />
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

interface SharedActionsProps {
  /** How many photos there are, in words. */
  noun: string;
  saving: boolean;
  onSave: () => void;
  onDismiss: () => Promise<unknown>;
}

function SharedActions({ noun, saving, onSave, onDismiss }: SharedActionsProps) {
  return (
    <div className={css.actions}>
      <Button pending={saving} onClick={onSave}>
        {saving ? sharedPhotosTexts.saving : sharedPhotosTexts.saveNamed(noun)}
      </Button>
      <AskButton
        label={sharedPhotosTexts.dismissAll}
        question={sharedPhotosTexts.dismissQuestion(noun)}
        confirmLabel={sharedPhotosTexts.dismiss}
        danger
        success={sharedPhotosTexts.dismissed}
        failure={sharedPhotosTexts.notRemoved}
        onConfirm={onDismiss}
      >
        {sharedPhotosTexts.dismissHint}
      </AskButton>
    </div>
  );
}

const nounOf = (count: number) =>
  count === 1 ? sharedPhotosTexts.onePhoto : sharedPhotosTexts.photos(count);

const sectors = sharedPhotosTexts.sectors;
