import { openWork, type HandedEntry, type OpenHandOver } from "@ministry/api-client/outbox/hand-over";
import { Button, ErrorSummary, FilePicker, Notice, TextField, fileSize } from "@ministry/shared-ui";
import { useRef, useState, type FormEvent, type Ref } from "react";
import * as stateTexts from "../../content/outbox/states.ts";
import * as deviceTexts from "../../content/outbox/device.ts";
import { momentText } from "../../lib/moment.tsx";
import { useAttempt } from "../../screen/use-attempt.ts";
import { usePortal } from "../../session/portal.tsx";
import { Problem } from "../../screen/problem.tsx";
import css from "../outbox.module.css";

const kinds = {
  project: [deviceTexts.newProject, deviceTexts.changeOfProject],
  achievement: [deviceTexts.newAchievement, deviceTexts.changeOfAchievement],
  photo: [deviceTexts.photo, deviceTexts.newPictureOfPhoto],
  event: [deviceTexts.newEvent, deviceTexts.changeOfEvent],
  document: [deviceTexts.newDocument, deviceTexts.changeOfDocument],
} as const;

/** The chosen file, what is in it once the passphrase fits, and taking that over. */
function useTakingOver() {
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
    if (passphrase.trim() === "") return setProblem(deviceTexts.enterPassphrase);
    void attempt(
      async () => setOpened(await openWork(outbox, file, passphrase)),
      deviceTexts.fileCouldNotBeOpened,
    );
  };
  const take = (work: OpenHandOver) =>
    attempt(async () => {
      const { added, known } = await work.take();
      setDone(
        added === 0
          ? deviceTexts.nothingAdded
          : deviceTexts.itemsTakenOver(stateTexts.items(added), known > 0 ? stateTexts.items(known) : ""),
      );
      setOpened(undefined);
      setFile(undefined);
    }, deviceTexts.takeOverFailed);

  return { file, passphrase, setPassphrase, opened, problem, working, done, field, choose, open, take };
}

/** Opens a colleague's hand-over, shows what is in it, and takes it into the queue of this device. */
export function TakeOver() {
  const { file, opened, problem, working, done, choose, take, open, setPassphrase, ...typed } =
    useTakingOver();
  const isAsking = file !== undefined && !opened;
  return (
    <div className={css.settings}>
      <p>{deviceTexts.handOverHint}</p>
      <FilePicker
        label={deviceTexts.openHandOver}
        hint={deviceTexts.openHandOverHint}
        buttonLabel={deviceTexts.chooseHandOver}
        disabled={working}
        onFiles={choose}
      />
      {isAsking && (
        <PassphraseForm {...{ ...typed, file, problem, working }} onChange={setPassphrase} onSubmit={open} />
      )}
      {opened && <Contents opened={opened} working={working} onTake={() => void take(opened)} />}
      {!isAsking && <Problem text={problem} />}
      {done && (
        <Notice tone="success" role="status">
          {done}
        </Notice>
      )}
    </div>
  );
}

interface PassphraseFormProps {
  file: File;
  passphrase: string;
  problem: string | undefined;
  working: boolean;
  field: Ref<HTMLInputElement>;
  onChange: (passphrase: string) => void;
  onSubmit: (event: FormEvent) => void;
}

function PassphraseForm({
  file,
  passphrase,
  problem,
  working,
  field,
  onChange,
  onSubmit,
}: PassphraseFormProps) {
  return (
    <form noValidate className={css.settings} onSubmit={onSubmit}>
      <ErrorSummary errors={problem === undefined ? [] : [{ message: problem }]} />
      <TextField
        ref={field}
        label={deviceTexts.passphrase}
        hint={deviceTexts.passphraseHint(file.name)}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={passphrase}
        onChange={({ target }) => onChange(target.value)}
      />
      <div>
        <Button type="submit" pending={working}>
          {deviceTexts.open}
        </Button>
      </div>
    </form>
  );
}

interface ContentsProps {
  opened: OpenHandOver;
  working: boolean;
  onTake: () => void;
}

function Contents({ opened: { name, madeAt, entries }, working, onTake }: ContentsProps) {
  return (
    <section className={css.settings} aria-label={deviceTexts.inHandOver}>
      <p role="status">
        {deviceTexts.itemsFrom(stateTexts.items(entries.length))} <bdi>{name}</bdi>
        {deviceTexts.handedOverAt(momentText(madeAt))}
      </p>
      <ul>
        {entries.map((entry, at) => (
          <li key={at}>{wordsOf(entry)}</li>
        ))}
      </ul>
      <p>{deviceTexts.takeOverHint}</p>
      <div>
        <Button pending={working} onClick={onTake}>
          {deviceTexts.takeOver}
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
      {files > 0 && `, ${deviceTexts.files(files)}, ${fileSize(bytes)}`}
    </>
  );
}
