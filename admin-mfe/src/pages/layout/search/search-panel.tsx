import { Button, VisuallyHidden } from "@ministry/shared-ui";
import { useSyncExternalStore, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { usePortal } from "../../../session/portal.tsx";
import type { SearchResults } from "./use-search.ts";
import css from "../layout.module.css";

export interface SearchPanelProps {
  /** Id of the list of results. */
  list: string;
  idOf: (at: number) => string;
  open: boolean;
  wanted: string;
  results: SearchResults;
  active: number | undefined;
  onChosen: () => void;
}

/** What hangs below the search box: the results, and in words what is not among them. */
export function SearchPanel(props: SearchPanelProps) {
  const { open, results } = props;
  const { line } = usePortal().host;
  const offline = useSyncExternalStore(line.subscribe, line.get) !== "online";
  return (
    <>
      <VisuallyHidden>
        <span role="status">{open && !results.loading && countOf(results)}</span>
      </VisuallyHidden>
      {/* A press leaves the focus in the box: losing it closes the panel before the click arrives. */}
      <div className={css.panel} hidden={!open} onMouseDown={(event) => event.preventDefault()}>
        <Results {...props} />
        {open && <Notes {...props} offline={offline} />}
      </div>
    </>
  );
}

/** Always there, as the box says that it controls it. */
function Results({ list, idOf, results: { shown }, active, onChosen }: SearchPanelProps) {
  return (
    <div id={list} role="listbox" aria-label="Results" className={css.found}>
      {shown.map(({ to, title, kind, of }, at) => (
        <Link
          key={to}
          id={idOf(at)}
          role="option"
          aria-selected={at === active}
          tabIndex={-1}
          className={css.panelLink}
          to={to}
          onClick={onChosen}
        >
          <span dir="auto">{title}</span>
          <small>
            {kind}
            {of !== undefined && (
              <>
                {" "}
                of <bdi>{of}</bdi>
              </>
            )}
          </small>
        </Link>
      ))}
    </div>
  );
}

function Notes({ wanted, results, offline }: SearchPanelProps & { offline: boolean }) {
  const { shown, total, loading, missing, retry } = results;
  return (
    <>
      {loading && <Note>Searching…</Note>}
      {!loading && total === 0 && missing.length === 0 && <Note>Nothing found for “{wanted}”.</Note>}
      {total > shown.length && (
        <Note>
          {shown.length} of {total} results. Type more of the title to narrow them.
        </Note>
      )}
      {missing.length > 0 && (
        <div className={css.panelHead} role="alert">
          <p>Could not search {listed(missing)}.</p>
          <div>
            <Button size="small" variant="secondary" onClick={retry}>
              Retry
            </Button>
          </div>
        </div>
      )}
      {offline && <Note>You are offline. Only what is saved on this device is searched.</Note>}
    </>
  );
}

const Note = ({ children }: { children: ReactNode }) => <p className={css.panelHead}>{children}</p>;

function countOf({ total, missing }: SearchResults): string {
  if (total === 0) return missing.length > 0 ? "" : "Nothing found";
  return total === 1 ? "1 result" : `${total} results`;
}

/** `events`, `events and documents`. */
const listed = (names: readonly string[]) => new Intl.ListFormat("en-GB").format(names);
