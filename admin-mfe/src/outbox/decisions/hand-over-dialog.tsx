import { handOver, markHandedOver, type HandOver } from "@ministry/api-client/outbox/hand-over";
import { Button, Dialog, Notice } from "@ministry/shared-ui";
import { useEffect, useRef, useState } from "react";
import * as stateTexts from "../../content/outbox/states.ts";
import * as handOverTexts from "../../content/outbox/hand-over.ts";
import { messageOf } from "../../lib/failures.ts";
import { usePortal } from "../../session/portal.tsx";
import { useOutboxView } from "../use-outbox.ts";
import { download } from "../../lib/download.ts";
import { fileDay } from "../../lib/moment.tsx";
import { Problem } from "../../screen/problem.tsx";
import css from "../outbox.module.css";

export interface HandOverDialogProps {
  ids: readonly string[];
  onClose: () => void;
}

const nameOfFile = () => `hand-over-${fileDay()}.queue`;

/** Makes the file once, and gives it away as often as it is asked for. */
function useHandOver(ids: readonly string[]) {
  const { outbox, sessions } = usePortal();
  const [made, setMade] = useState<HandOver>();
  const [problem, setProblem] = useState<string>();
  const [saved, setSaved] = useState(false);
  // Once for each dialog: every time makes another passphrase.
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    handOver(outbox, ids, sessions.get()?.user.name ?? handOverTexts.colleague).then(
      setMade,
      (error: unknown) => setProblem(messageOf(error, handOverTexts.fileCouldNotBeMade)),
    );
  }, [ids, outbox, sessions]);

  const save = async (give: (file: File) => unknown) => {
    if (!made) return;
    setProblem(undefined);
    try {
      await give(new File([made.file], nameOfFile(), { type: made.file.type }));
      await markHandedOver(outbox, made.ids);
      setSaved(true);
    } catch (error) {
      // The person has closed the list of apps to share with.
      if (error instanceof Error && error.name === "AbortError") return;
      setProblem(messageOf(error, handOverTexts.fileCouldNotBeSaved));
    }
  };
  return { made, problem, saved, save };
}

/** Saves work that this account may not send as a file for a colleague, and shows the passphrase that opens it. */
export function HandOverDialog({ ids, onClose }: HandOverDialogProps) {
  const { made, problem, saved, save } = useHandOver(ids);
  return (
    <Dialog
      open
      title={handOverTexts.handOverToColleague}
      role="alertdialog"
      onClose={onClose}
      actions={
        <Button variant="quiet" onClick={onClose}>
          {saved ? handOverTexts.done : handOverTexts.cancel}
        </Button>
      }
    >
      <div className={css.settings}>
        <p>{handOverTexts.handOverHint}</p>
        <Problem text={problem} />
        {made ? (
          <InTheFile ids={made.ids} passphrase={made.passphrase} />
        ) : (
          !problem && <p role="status">{handOverTexts.makingFile}</p>
        )}
        {made && <SaveButtons made={made} saved={saved} onSave={(give) => void save(give)} />}
        {saved && (
          <Notice tone="success" role="status">
            {handOverTexts.fileSavedHint}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

interface SaveButtonsProps {
  made: HandOver;
  saved: boolean;
  onSave: (give: (file: File) => unknown) => void;
}

function SaveButtons({ made, saved, onSave }: SaveButtonsProps) {
  return (
    <div className={css.actions}>
      <Button onClick={() => onSave((file) => download(file, file.name))}>
        {saved ? handOverTexts.saveFileAgain : handOverTexts.saveFile}
      </Button>
      {canShare(made.file) && (
        <Button
          variant="secondary"
          onClick={() =>
            onSave((file) => navigator.share({ files: [file], title: handOverTexts.sharedFileTitle }))
          }
        >
          {handOverTexts.shareFile}
        </Button>
      )}
    </div>
  );
}

function InTheFile({ ids, passphrase }: Pick<HandOver, "ids" | "passphrase">) {
  const { items } = useOutboxView();
  const going = items.filter(({ id }) => ids.includes(id));
  return (
    <>
      <p>
        {handOverTexts.itemsInFile(stateTexts.items(ids.length))}{" "}
        <bdi>{going.map(({ label }) => label).join(", ")}</bdi>
      </p>
      <p>
        {handOverTexts.passphrase}{" "}
        <strong>
          <code className={css.passphrase} aria-label={handOverTexts.passphraseTitle}>
            {passphrase}
          </code>
        </strong>
      </p>
      <p>{handOverTexts.passphraseHint}</p>
    </>
  );
}

/** Not every browser shares files, and none shares all kinds. */
function canShare(file: Blob): boolean {
  return navigator.canShare?.({ files: [new File([file], nameOfFile(), { type: file.type })] }) ?? false;
}
