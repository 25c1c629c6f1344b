import { openWork, type HandedEntry, type OpenHandOver } from "@ministry/api-client/outbox/hand-over";
import { Button, ErrorSummary, FilePicker, Notice, TextField, fileSize } from "@ministry/shared-ui";
import { useRef, useState, type FormEvent } from "react";
import { momentText } from "../../lib/moment.tsx";
import { useAttempt } from "../../screen/use-attempt.ts";
import { usePortal } from "../../session/portal.tsx";
import { counted } from "../queued/words.ts";
import css from "../outbox.module.css";

const kinds = {
  project: ["New project", "Change of a project"],
  achievement: ["New achievement", "Change of an achievement"],
  photo: ["Photo", "New picture of a photo"],
  event: ["New event", "Change of an event"],
  document: ["New document", "Change of a document"],
} as const;

/** Opens a colleague's hand-over, shows what is in it, and takes it into the queue of this device. */
export function TakeOver() {
  const { outbox } = usePortal();
  const [file, setFile] = useState<File>();
  const [passphrase, setPassphrase] = useState("");
  const [opened, setOpened] = useState<OpenHandOver>();
  const { attempt, problem, setProblem, working } = useAttempt();
  const [done, setDone] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  const choose = ([chosen]: File[]) => {
    setFile(chosen);
    setOpened(undefined);
    setPassphrase("");
    setProblem(undefined);
    setDone(undefined);
    requestAnimationFrame(() => field.current?.focus());
  };
  const open = (event: FormEvent) => {
    event.preventDefault();
    if (!file || working) return;
    if (passphrase.trim() === "") return setProblem("Enter the passphrase that your colleague sees.");
    void attempt(
      async () => setOpened(await openWork(outbox, file, passphrase)),
      "The file could not be opened.",
    );
  };
  const take = (work: OpenHandOver) =>
    attempt(async () => {
      const { added, known } = await work.take();
      setDone(
        added === 0
          ? "All of it is in your queue already. Nothing was added."
          : `${counted(added, "item")} taken over.${known > 0 ? ` ${counted(known, "item")} in your queue already.` : ""} They are sent from here.`,
      );
      setOpened(undefined);
      setFile(undefined);
    }, "The work could not be taken over.");

  const isAsking = file !== undefined && !opened;
  return (
    <div className={css.settings}>
      <p>
        When your account may not send something any more, a colleague can: choose “Hand over” beside it, give
        them the file, and tell them its passphrase. They open it here.
      </p>
      <FilePicker
        label="Open a hand-over"
        hint="A file that a colleague has saved for you."
        buttonLabel="Choose the hand-over"
        disabled={working}
        onFiles={choose}
      />
      {isAsking && (
        <form noValidate className={css.settings} onSubmit={open}>
          <ErrorSummary errors={problem === undefined ? [] : [{ message: problem }]} />
          <TextField
            ref={field}
            label="Passphrase"
            hint={`Of ${file.name}. Your colleague tells it to you: four groups of four letters and digits.`}
            required
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={passphrase}
            onChange={({ target }) => setPassphrase(target.value)}
          />
          <div>
            <Button type="submit" pending={working}>
              Open
            </Button>
          </div>
        </form>
      )}
      {opened && <Contents opened={opened} working={working} onTake={() => void take(opened)} />}
      {problem && !isAsking && (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
      {done && (
        <Notice tone="success" role="status">
          {done}
        </Notice>
      )}
    </div>
  );
}

interface ContentsProps {
  opened: OpenHandOver;
  working: boolean;
  onTake: () => void;
}

function Contents({ opened: { name, madeAt, entries }, working, onTake }: ContentsProps) {
  return (
    <section className={css.settings} aria-label="In the hand-over">
      <p role="status">
        {counted(entries.length, "item")} of <bdi>{name}</bdi>, handed over {momentText(madeAt)}:
      </p>
      <ul>
        {entries.map((entry, at) => (
          <li key={at}>{wordsOf(entry)}</li>
        ))}
      </ul>
      <p>What you take over is sent from this device with your account, and the change history names you.</p>
      <div>
        <Button pending={working} onClick={onTake}>
          Take over
        </Button>
      </div>
    </section>
  );
}

function wordsOf({ kind, isNew, label, group, files, bytes }: HandedEntry) {
  const [added, changed] = kinds[kind];
  return (
    <>
      {isNew ? added : changed}: <strong dir="auto">{label}</strong>
      {group !== label && (
        <>
          {" "}
          (<bdi>{group}</bdi>)
        </>
      )}
      {files > 0 && `, ${counted(files, "file")}, ${fileSize(bytes)}`}
    </>
  );
}
