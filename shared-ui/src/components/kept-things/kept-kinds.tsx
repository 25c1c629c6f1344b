import { useState } from "react";
import { Button } from "../button/button.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import type { KeptKind, KeptState } from "./kept-source.ts";
import { fileSize } from "../file-size/file-size.ts";
import css from "./kept-things.module.css";
import { timeInWords } from "./words.ts";

interface Props {
  state: KeptState;
  busy?: string;
  onClear: (what: KeptKind | "everything") => void;
}

interface Kind {
  name: KeptKind | "site";
  title: string;
  about: string;
  /** What is counted. */
  unit: "file" | "text" | "picture";
}

const kinds: Kind[] = [
  { name: "site", title: "The site itself", about: "Its pages and programs; they always stay", unit: "file" },
  {
    name: "reads",
    title: "Texts",
    about: "Lists and details of projects, events and publications",
    unit: "text",
  },
  { name: "images", title: "Pictures", about: "The oldest go first when space runs out", unit: "picture" },
  { name: "publications", title: "Saved publications", about: "Files you saved for offline", unit: "file" },
  {
    name: "opened",
    title: "Opened files",
    about: "Files you looked at; they go when space runs out",
    unit: "file",
  },
];

/** One line for each kind of what is kept, and a way to clear it. */
export function KeptKinds({ state, busy, onClear }: Props) {
  const [isAsking, setAsking] = useState(false);
  const anything = kinds.some(({ name }) => name !== "site" && state[name].entries > 0);
  return (
    <>
      <ul className={css.kinds} role="list">
        {kinds.map(({ name, title, about, unit }) => {
          const { entries, bytes, oldest } = state[name];
          const since = timeInWords(oldest);
          return (
            <li key={name} className={css.kind}>
              <div>
                <strong>{title}</strong>
                <small>{about}</small>
              </div>
              <p className={css.amount}>
                {entries > 0
                  ? `${entries} ${unit}${entries === 1 ? "" : "s"}, ${fileSize(bytes)}`
                  : "nothing"}
                {since && <small>since {since}</small>}
              </p>
              {name !== "site" && (
                <Button
                  size="small"
                  variant="quiet"
                  disabled={entries === 0 || busy !== undefined}
                  pending={busy === name}
                  onClick={() => onClear(name)}
                >
                  Clear <VisuallyHidden>{title}</VisuallyHidden>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {isAsking ? (
        <div className={css.row} role="group" aria-label="Clear everything?">
          <strong>Clear all texts, pictures and files?</strong>
          <Button
            size="small"
            variant="danger"
            onClick={() => {
              setAsking(false);
              onClear("everything");
            }}
          >
            Clear everything
          </Button>
          <Button size="small" variant="secondary" autoFocus onClick={() => setAsking(false)}>
            Keep it
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
            Clear everything
          </Button>
          <small className={css.quiet}>What waits to be sent is never cleared.</small>
        </div>
      )}
    </>
  );
}
