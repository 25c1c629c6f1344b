import { useEffect, useRef, useState } from "react";
import { countOf, savedKindTexts, savedCopiesTexts } from "../../content/saved-copies.ts";
import { Button } from "../button/button.tsx";
import { whenAvailable } from "../button/when-available.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import type { SavedKind, SavedState } from "./saved-source.ts";
import { fileSize } from "../file-size/file-size.ts";
import css from "./saved-copies.module.css";
import { timeInWords } from "./words.ts";

interface Props {
  state: SavedState;
  busy?: string;
  onClear: (what: SavedKind | "everything") => void;
}

interface Kind {
  name: SavedKind | "site";
  /** What is counted. */
  unit: "file" | "text" | "picture";
}

const kinds: Kind[] = [
  { name: "site", unit: "file" },
  { name: "reads", unit: "text" },
  { name: "images", unit: "picture" },
  { name: "publications", unit: "file" },
  { name: "opened", unit: "file" },
];

/** One line for each kind of what is saved, and a way to clear it. */
export function SavedKinds({ state, busy, onClear }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { row, close } = useQuestion(() => setAsking(false));
  const anything = kinds.some(({ name }) => name !== "site" && state[name].entries > 0);
  return (
    <>
      <ul className={css.kinds} role="list">
        {kinds.map((kind) => (
          <KindRow key={kind.name} {...{ kind, state, busy, onClear }} />
        ))}
      </ul>
      {isAsking ? (
        <div className={css.row} role="group" aria-label={savedCopiesTexts.clearAllName}>
          <strong>{savedCopiesTexts.clearAllQuestion}</strong>
          <Button
            size="small"
            variant="danger"
            onClick={() => {
              close();
              onClear("everything");
            }}
          >
            {savedCopiesTexts.clearAll}
          </Button>
          <Button size="small" variant="secondary" autoFocus onClick={close}>
            {savedCopiesTexts.keep}
          </Button>
        </div>
      ) : (
        <div ref={row} className={css.row}>
          <Button
            size="small"
            variant="secondary"
            {...whenAvailable(anything, () => setAsking(true))}
            pending={busy === "everything"}
          >
            {savedCopiesTexts.clearAll}
          </Button>
          <small className={css.quiet}>{savedCopiesTexts.neverCleared}</small>
        </div>
      )}
    </>
  );
}

/** Gives the focus back when a question is answered, whose buttons are gone then. */
function useQuestion(onClose: () => void) {
  const row = useRef<HTMLDivElement>(null);
  const isClosing = useRef(false);
  useEffect(() => {
    if (!isClosing.current || !row.current) return;
    isClosing.current = false;
    row.current.querySelector("button")?.focus();
  });
  const close = () => {
    isClosing.current = true;
    onClose();
  };
  return { row, close };
}

function KindRow({ kind: { name, unit }, state, busy, onClear }: Props & { kind: Kind }) {
  const { title, about } = savedKindTexts[name];
  const { entries, bytes, oldest } = state[name];
  const since = timeInWords(oldest);
  return (
    <li className={css.kind}>
      <div>
        <strong>{title}</strong>
        <small>{about}</small>
      </div>
      <p className={css.amount}>
        {entries > 0
          ? savedCopiesTexts.amount(countOf(entries, unit), fileSize(bytes))
          : savedCopiesTexts.nothing}
        {since && <small>{savedCopiesTexts.since(since)}</small>}
      </p>
      {name !== "site" && (
        <Button
          size="small"
          variant="quiet"
          {...whenAvailable(entries > 0 && busy === undefined, () => onClear(name))}
          pending={busy === name}
        >
          {savedCopiesTexts.clear} <VisuallyHidden>{title}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
