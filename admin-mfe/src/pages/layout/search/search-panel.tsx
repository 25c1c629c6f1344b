import { Button, VisuallyHidden } from "@ministry/shared-ui";
import { useSyncExternalStore, type ReactNode } from "react";
import { Link } from "react-router-dom";
import * as searchTexts from "../../../content/layout/search.ts";
import { usePortal } from "../../../session/portal.tsx";
import type { SearchResults } from "./use-search.ts";
import panelCss from "../panel.module.css";
import css from "./search.module.css";

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
      <div
        className={`${panelCss.panel} ${css.results}`}
        hidden={!open}
        onMouseDown={(event) => event.preventDefault()}
      >
        <Results {...props} />
        {open && <Notes {...props} offline={offline} />}
      </div>
    </>
  );
}

/** Always there, as the box says that it controls it. */
function Results({ list, idOf, results: { shown }, active, onChosen }: SearchPanelProps) {
  return (
    <div id={list} role="listbox" aria-label={searchTexts.results} className={css.list}>
      {shown.map(({ to, title, kind, of }, at) => (
        <Link
          key={to}
          id={idOf(at)}
          role="option"
          aria-selected={at === active}
          tabIndex={-1}
          className={panelCss.link}
          to={to}
          onClick={onChosen}
        >
          <span dir="auto">{title}</span>
          <small>
            {kind}
            {of !== undefined && (
              <>
                {" "}
                {searchTexts.outOf} <bdi>{of}</bdi>
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
      {loading && <Note>{searchTexts.searching}</Note>}
      {!loading && total === 0 && missing.length === 0 && <Note>{searchTexts.nothingFoundFor(wanted)}</Note>}
      {total > shown.length && <Note>{searchTexts.moreResultsHint(shown.length, total)}</Note>}
      {missing.length > 0 && (
        <div className={panelCss.head} role="alert">
          <p>{searchTexts.couldNotSearch(listed(missing))}</p>
          <div>
            <Button size="small" variant="secondary" onClick={retry}>
              {searchTexts.retry}
            </Button>
          </div>
        </div>
      )}
      {offline && <Note>{searchTexts.offlineSearchHint}</Note>}
    </>
  );
}

const Note = ({ children }: { children: ReactNode }) => <p className={panelCss.head}>{children}</p>;

function countOf({ total, missing }: SearchResults): string {
  if (total === 0) return missing.length > 0 ? "" : searchTexts.nothingFound;
  return total === 1 ? searchTexts.oneResult : searchTexts.resultsTotal(total);
}

/** `events`, `events and documents`. */
const listed = (names: readonly string[]) => new Intl.ListFormat("en-GB").format(names);
