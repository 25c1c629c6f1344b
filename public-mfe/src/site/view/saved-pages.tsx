import type { PublicApi } from "@ministry/api-client";
import type { Host } from "@ministry/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { newestCount, savedPagesTexts } from "../../content/site/saved-pages.ts";
import { eventPath, paths, projectPath, projectsPath, publicationPath } from "../../paths.ts";
import { useApi } from "../host/api.ts";
import css from "./saved-pages.module.css";
import { useSite } from "../host/site.tsx";

interface Group {
  title: string;
  /** The screen with the whole list. */
  to: string;
  /** All that the list names. */
  pages: { id: string; title: string; to: string }[];
  /** It names the newest alone: of the others nobody looks here which are saved. */
  isNewest?: boolean;
}

/** What is fetched ahead comes in behind the page: how often it is looked for. */
const lookAgainMs = 5_000;

/** Links to all that opens without a connection, by kind. */
export function SavedPages() {
  const { kept } = useSite();
  const api = useApi();
  const { data: groups } = useQuery({ queryKey: ["saved-pages"], queryFn: () => allPages(api) });
  const { data: reads } = useQuery({
    queryKey: ["saved-reads"],
    queryFn: () => kept?.reads() ?? [],
    refetchInterval: lookAgainMs,
  });
  const { data: offline } = useQuery({
    queryKey: ["offline-state"],
    queryFn: async () => (await kept?.offlineState?.()) ?? null,
    // The worker reads every text on the device for its answer: asked until nothing is left to come.
    refetchInterval: ({ state }) => !state.data?.isWhole && lookAgainMs,
  });
  const { looking, nothing, isWhole, isPartial } = savedPagesTexts;
  if (!groups || !reads) return <p role="status">{looking}</p>;
  if (groups.length === 0) return <p>{nothing}</p>;
  // The address of a record ends with its id; those of its photos and achievements only contain it.
  const isHere = ({ id }: { id: string }) => id !== "" && reads.some((url) => url.endsWith(`/${id}`));
  return (
    <div className={css.groups}>
      {offline && <p>{offline.isWhole ? isWhole : isPartial}</p>}
      {groups.map((group) => (
        <GroupPages key={group.title} {...group} pages={group.pages.filter(isHere)} />
      ))}
    </div>
  );
}

/** The list, and behind it what is here of what it names. */
function GroupPages({ title, to, pages, isNewest }: Group) {
  const list = <Link to={to}>{savedPagesTexts.all}</Link>;
  if (pages.length === 0) {
    return (
      <p className={`${css.group} ${css.only}`}>
        <strong>{title}</strong> {list}
      </p>
    );
  }
  return (
    <details className={css.group}>
      <summary>
        {title} ({isNewest ? newestCount(pages.length) : pages.length})
      </summary>
      <ul className={css.pages}>
        <li>{list}</li>
        {pages.map((page) => (
          <li key={page.id}>
            <Link to={page.to} dir="auto">
              {page.title}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The lists say what there is; which of it is here, the kept addresses. */
async function allPages(api: PublicApi): Promise<Group[]> {
  const sectors = (["water", "energy"] as const).map(async (sector): Promise<Group> => {
    const projects = await api.projects.list(sector);
    return {
      title: savedPagesTexts.kinds[sector],
      to: projectsPath(sector),
      pages: projects.map(({ id, title }) => ({ id, title, to: projectPath(sector, id) })),
    };
  });
  const events = api.events.page().then(({ items, total }) => ({
    title: savedPagesTexts.kinds.events,
    to: paths.events,
    pages: items.map(({ id, title }) => ({ id, title, to: eventPath(id) })),
    isNewest: total > items.length,
  }));
  const publications = api.publications.list().then((all) => ({
    title: savedPagesTexts.kinds.publications,
    to: paths.publications,
    pages: all.map(({ id, title, filename }) => ({ id, title: title || filename, to: publicationPath(id) })),
  }));
  // A list that is not here offers nothing; the others do.
  const found = await Promise.allSettled([...sectors, events, publications]);
  return found.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
}

/** Stands below an error: what was asked for is not here, but this is. Nothing without a worker. */
export function NeverFetched() {
  const host: Host = useSite();
  const { title, text, more } = savedPagesTexts.neverFetched;
  if (!host.kept) return null;
  return (
    <div className={css.never}>
      <h3>{title}</h3>
      <p>{text}</p>
      <SavedPages />
      <p>
        <Link to={paths.offline}>{more}</Link>
      </p>
    </div>
  );
}
