import { handOver, markHandedOver, type HandOver } from "@ministry/api-client/outbox/hand-over";
import { Button, Dialog, Notice } from "@ministry/shared-ui";
import { useEffect, useRef, useState } from "react";
import { messageOf } from "../../lib/failures.ts";
import { usePortal } from "../../session/portal.tsx";
import { counted } from "../queued/words.ts";
import { useOutboxView } from "../use-outbox.ts";
import { download } from "../../lib/download.ts";
import css from "../outbox.module.css";

export interface HandOverDialogProps {
  ids: readonly string[];
  onClose: () => void;
}

const nameOfFile = () => `hand-over-${new Date().toISOString().slice(0, 10)}.queue`;

/** Saves work that this account may not send as a file for a colleague, and shows the passphrase that opens it. */
export function HandOverDialog({ ids, onClose }: HandOverDialogProps) {
  const { outbox, sessions } = usePortal();
  const [made, setMade] = useState<HandOver>();
  const [problem, setProblem] = useState<string>();
  const [saved, setSaved] = useState(false);
  // Once for each dialog: every time makes another passphrase.
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    handOver(outbox, ids, sessions.get()?.user.name ?? "A colleague").then(setMade, (error: unknown) =>
      setProblem(messageOf(error, "The file could not be made.")),
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
      setProblem(messageOf(error, "The file could not be saved."));
    }
  };
  return (
    <Dialog
      open
      title="Hand over to a colleague"
      role="alertdialog"
      onClose={onClose}
      actions={
        <Button variant="quiet" onClick={onClose}>
          {saved ? "Done" : "Cancel"}
        </Button>
      }
    >
      <div className={css.settings}>
        <p>
          Your account may not send this now. A colleague who may can send it for you: give them the file, and
          tell them the passphrase by another way, for example by telephone.
        </p>
        {problem && (
          <Notice tone="danger" role="alert">
            {problem}
          </Notice>
        )}
        {made ? (
          <InTheFile ids={made.ids} passphrase={made.passphrase} />
        ) : (
          !problem && <p role="status">Making the file…</p>
        )}
        {made && (
          <div className={css.actions}>
            <Button onClick={() => void save((file) => download(file, file.name))}>
              {saved ? "Save the file again" : "Save the file"}
            </Button>
            {canShare(made.file) && (
              <Button
                variant="secondary"
                onClick={() => void save((file) => navigator.share({ files: [file], title: "Hand-over" }))}
              >
                Share the file
              </Button>
            )}
          </div>
        )}
        {saved && (
          <Notice tone="success" role="status">
            Saved. It stays on this device as well, and is not sent from here any more. You can ask here later
            whether it has arrived.
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

function InTheFile({ ids, passphrase }: Pick<HandOver, "ids" | "passphrase">) {
  const { items } = useOutboxView();
  const going = items.filter(({ id }) => ids.includes(id));
  return (
    <>
      <p>
        {counted(ids.length, "item")} in the file: <bdi>{going.map(({ label }) => label).join(", ")}</bdi>
      </p>
      <p>
        Passphrase:{" "}
        <strong>
          <code className={css.passphrase} aria-label="Passphrase">
            {passphrase}
          </code>
        </strong>
      </p>
      <p>Write it down before you close this: it is shown this once, and nothing else opens the file.</p>
    </>
  );
}

/** Not every browser shares files, and none shares all kinds. */
function canShare(file: Blob): boolean {
  return navigator.canShare?.({ files: [new File([file], nameOfFile(), { type: file.type })] }) ?? false;
}
