import { Icon } from "@ministry/shared-ui";
import { useQueries } from "@tanstack/react-query";
import { useDeferredValue, useId, useState } from "react";
import { Link } from "react-router-dom";
import { documentsQuery } from "../../features/documents/documents-query.ts";
import { allEventsQuery } from "../../features/events/events-query.ts";
import { projectsQuery } from "../../features/projects/projects-query.ts";
import { useApi } from "../../session/portal.tsx";
import { find, type Found } from "./find.ts";
import css from "./layout.module.css";

const shortestText = 2;

/** The search box: finds projects, events and documents by title (AMB-25). */
export function Search() {
  const [text, setText] = useState("");
  const panel = useId();
  const wanted = useDeferredValue(text.trim());
  const open = wanted.length >= shortestText;
  return (
    <form
      role="search"
      className={css.search}
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={(event) => event.key === "Escape" && setText("")}
    >
      <Icon name="search" />
      <input
        type="search"
        aria-label="Search"
        placeholder="Search titles"
        aria-controls={open ? panel : undefined}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className={css.searchBox}
        dir="auto"
      />
      {open && (
        <div id={panel} className={css.panel} role="status">
          <Results wanted={wanted} onChosen={() => setText("")} />
        </div>
      )}
    </form>
  );
}

function Results({ wanted, onChosen }: { wanted: string; onChosen: () => void }) {
  const api = useApi();
  const [energy, water, events, documents] = useQueries({
    queries: [
      projectsQuery(api, "energy"),
      projectsQuery(api, "water"),
      allEventsQuery(api),
      documentsQuery(api),
    ],
  });
  const all = [energy, water, events, documents];
  const found = find(wanted, {
    projects: [...(energy.data ?? []), ...(water.data ?? [])],
    events: events.data?.events ?? [],
    documents: documents.data ?? [],
  });
  if (found.length > 0) return <FoundList found={found} onChosen={onChosen} />;
  if (all.some(({ isPending, error }) => isPending && !error))
    return <p className={css.panelHead}>Searching…</p>;
  return <p className={css.panelHead}>Nothing found for “{wanted}”.</p>;
}

function FoundList({ found, onChosen }: { found: Found[]; onChosen: () => void }) {
  return (
    <ul role="list" className={css.panelList}>
      {found.map(({ to, title, kind }) => (
        <li key={to}>
          <Link className={css.panelLink} to={to} onClick={onChosen}>
            <span dir="auto">{title}</span>
            <small>{kind}</small>
          </Link>
        </li>
      ))}
    </ul>
  );
}
