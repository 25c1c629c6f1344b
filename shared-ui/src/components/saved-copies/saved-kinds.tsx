import { useState } from "react";
import { countOf, keptKindTexts, keptTexts } from "../../content/kept-things.ts";
import { Button } from "../button/button.tsx";
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

/** One line for each kind of what is kept, and a way to clear it. */
export function SavedKinds({ state, busy, onClear }: Props) {
  const [isAsking, setAsking] = useState(false);
  const anything = kinds.some(({ name }) => name !== "site" && state[name].entries > 0);
  return (
    <>
      <ul className={css.kinds} role="list">
        {kinds.map((kind) => (
          <KindRow key={kind.name} {...{ kind, state, busy, onClear }} />
        ))}
      </ul>
      {isAsking ? (
        <div className={css.row} role="group" aria-label={keptTexts.clearAllName}>
          <strong>{keptTexts.clearAllQuestion}</strong>
          <Button
            size="small"
            variant="danger"
            onClick={() => {
              setAsking(false);
              onClear("everything");
            }}
          >
            {keptTexts.clearAll}
          </Button>
          <Button size="small" variant="secondary" autoFocus onClick={() => setAsking(false)}>
            {keptTexts.keep}
          </Button>
        </div>
      ) : (
        <div className={css.row}>
          <Button
            size="small"
            variant="secondary"
            disabled={!anything}
            pending={busy === "everything"}
            onClick={() => setAsking(true)}
          >
            {keptTexts.clearAll}
          </Button>
          <small className={css.quiet}>{keptTexts.neverCleared}</small>
        </div>
      )}
    </>
  );
}

function KindRow({ kind: { name, unit }, state, busy, onClear }: Props & { kind: Kind }) {
  const { title, about } = keptKindTexts[name];
  const { entries, bytes, oldest } = state[name];
  const since = timeInWords(oldest);
  return (
    <li className={css.kind}>
      <div>
        <strong>{title}</strong>
        <small>{about}</small>
      </div>
      <p className={css.amount}>
        {entries > 0 ? `${countOf(entries, unit)}, ${fileSize(bytes)}` : keptTexts.nothing}
        {since && <small>{keptTexts.since(since)}</small>}
      </p>
      {name !== "site" && (
        <Button
          size="small"
          variant="quiet"
          disabled={entries === 0 || busy !== undefined}
          pending={busy === name}
          onClick={() => onClear(name)}
        >
          {keptTexts.clear} <VisuallyHidden>{title}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
