/**
 * The share contract: all that the shell and a remote have to agree on at run time.
 *
 * The shell hands its own copies of these packages to the remotes (docs/decisions/0015). A shared package is
 * limited to the names listed here, so that what nobody uses is not shipped; a build plugin fails a remote that
 * uses another name. Adding a name: list it here, release the shell, then the remotes; `contractVersion` stays
 * (docs/teams/shell.md).
 *
 * - 1: a container of our own; remotes ask the host for nothing but the shared packages.
 * - 2: entries of `@module-federation/vite` that take the federation runtime from the host
 *   (docs/decisions/0015-federation-as-published.md). A shell of contract 2 hosts remotes of contract 1 too.
 */
export const contractVersion = 2;

/** Shared packages and the names a remote may import; `"*"` means the whole package. */
export const sharedNames = {
  react: "*",
  "react/jsx-runtime": "*",
  "react-dom": "*",
  "react-router-dom": [
    "Link",
    "NavLink",
    "Navigate",
    "Outlet",
    "generatePath",
    "useBlocker",
    "useLocation",
    "useNavigate",
    "useNavigationType",
    "useParams",
    "useSearchParams",
  ],
  "@tanstack/react-query": ["keepPreviousData", "queryOptions", "useQueries", "useQuery", "useQueryClient"],
} as const;
