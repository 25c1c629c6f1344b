import type { Picture } from "@ministry/api-client";
import { Button, Notice } from "@ministry/shared-ui";
import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import * as conflictTexts from "../../content/forms/conflict.ts";
import { momentText } from "../../lib/moment.tsx";
import { FileImage } from "../pickers/file-image.tsx";
import { isImage } from "../../pictures/rules/image-rules.ts";
import type { FormValues } from "../../drafts/form-values.ts";
import { chosenValues, type Choice, type Difference } from "../../drafts/record-version.ts";
import { StoredImage } from "../pickers/stored-image.tsx";
import type { DraftForm } from "../draft/use-draft.ts";
import css from "./edit-conflict.module.css";

export interface EditedRecord {
  /** What the fields are called on the form, in its order. */
  labels: Readonly<Record<string, string>>;
  /** When the record was last changed, in ISO 8601. */
  changedAt?: string;
  /** A stored picture that stands in a field. */
  pictureOf?: (name: string) => Picture | undefined;
}

export interface EditConflictProps<V extends FormValues> extends EditedRecord {
  form: DraftForm<V>;
}

type Choices = Readonly<Record<string, Choice | undefined>>;

const startingWith: Record<Difference["changedBy"], Choice | undefined> = {
  me: "mine",
  them: "theirs",
  both: undefined,
};

/**
 * Shown in place of a form when somebody else was faster: both versions side by side, field by field, and the choice
 * between them. What only one of the two has changed is chosen already; what both have changed has to be decided.
 */
export function EditConflict<V extends FormValues>({
  form,
  labels,
  changedAt,
  pictureOf,
}: EditConflictProps<V>) {
  const [picked, setPicked] = useState<Choices>({});
  const [incomplete, setIncomplete] = useState(false);
  const box = useRef<HTMLElement>(null);
  // The button that was pressed has gone with the form: keyboard and screen reader go on here.
  useEffect(() => box.current?.focus(), []);
  const { conflict } = form;
  if (!conflict) return null;
  const { differences, message, settle } = conflict;
  const choiceOf = ({ name, changedBy }: Difference) => picked[name] ?? startingWith[changedBy];
  const open = differences.filter((one) => !choiceOf(one));
  // A field that only they have changed has nothing of the person's to keep.
  const all = (choice: Choice) =>
    setPicked(
      Object.fromEntries(
        differences.map(({ name, changedBy }) => [name, changedBy === "them" ? "theirs" : choice]),
      ),
    );
  const goOn = (then: () => unknown) => {
    if (open.length > 0) return setIncomplete(true);
    const choices = Object.fromEntries(differences.map((one) => [one.name, choiceOf(one)]));
    settle(chosenValues(form.values, differences, choices));
    then();
  };
  const inOrder = Object.keys(labels).flatMap((name) => differences.filter((one) => one.name === name));
  return (
    <section ref={box} className={css.conflict} aria-label={conflictTexts.twoVersions} tabIndex={-1}>
      <Notice tone="warning" role="alert" title={message ?? conflictTexts.changedBySomebodyElse}>
        <p>{conflictTexts.bothVersionsKept(changedAt && momentText(changedAt))}</p>
      </Notice>
      <AllAtOnce onChoose={all} />
      {inOrder.map((difference) => (
        <FieldChoice
          key={difference.name}
          difference={difference}
          label={labels[difference.name] ?? difference.name}
          picture={pictureOf?.(difference.name)}
          choice={choiceOf(difference)}
          missing={incomplete && !choiceOf(difference)}
          onChoose={(choice) => setPicked({ ...picked, [difference.name]: choice })}
        />
      ))}
      {incomplete && open.length > 0 && (
        <Notice tone="danger" role="alert">
          {conflictTexts.chooseEachField}
        </Notice>
      )}
      <div className={css.actions}>
        <Button onClick={() => goOn(form.submit)}>{conflictTexts.saveThisChoice}</Button>
        <Button variant="secondary" onClick={() => goOn(() => undefined)}>
          {conflictTexts.useInForm}
        </Button>
      </div>
    </section>
  );
}

function AllAtOnce({ onChoose }: { onChoose: (choice: Choice) => void }) {
  return (
    <div className={css.actions}>
      <Button size="small" variant="secondary" onClick={() => onChoose("mine")}>
        {conflictTexts.keepAllOfMine}
      </Button>
      <Button size="small" variant="secondary" onClick={() => onChoose("theirs")}>
        {conflictTexts.takeAllOfTheirs}
      </Button>
    </div>
  );
}

interface FieldChoiceProps {
  difference: Difference;
  label: string;
  picture: Picture | undefined;
  choice: Choice | undefined;
  missing: boolean;
  onChoose: (choice: Choice) => void;
}

function FieldChoice({ difference, label, picture, choice, missing, onChoose }: FieldChoiceProps) {
  const name = useId();
  const { mine, theirs, changedBy } = difference;
  const isTheirs = changedBy === "them";
  const option = (value: Choice, title: string, content: ReactNode) => (
    <label className={css.option} data-chosen={choice === value || undefined}>
      <span className={css.head}>
        <input
          type="radio"
          name={name}
          checked={choice === value}
          aria-invalid={missing || undefined}
          onChange={() => onChoose(value)}
        />
        <strong>{title}</strong>
      </span>
      {content}
    </label>
  );
  return (
    <fieldset className={css.field}>
      <legend className={css.legend}>{label}</legend>
      <div className={css.pair}>
        {option(
          "mine",
          isTheirs ? conflictTexts.untouchedVersion : conflictTexts.yourVersion,
          <Value value={mine} label={label} />,
        )}
        {option(
          "theirs",
          isTheirs ? conflictTexts.savedByOthersAlone : conflictTexts.savedVersion,
          <Value value={theirs} label={label} picture={picture} />,
        )}
      </div>
    </fieldset>
  );
}

function Value({ value, label, picture }: { value: string | File; label: string; picture?: Picture }) {
  if (value instanceof File) {
    return isImage(value) ? (
      <FileImage file={value} alt={`${label}: ${value.name}`} />
    ) : (
      <span dir="auto">{value.name}</span>
    );
  }
  if (picture) return <StoredImage picture={picture} alt={conflictTexts.presentPicture(label)} />;
  if (value.trim() === "") return <em>{conflictTexts.empty}</em>;
  return (
    <span className={css.text} dir="auto">
      {value}
    </span>
  );
}
