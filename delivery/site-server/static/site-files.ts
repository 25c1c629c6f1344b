import type { IncomingMessage } from "node:http";
import { dirname, extname, join } from "node:path";
import { isHashed, partBases, remoteNames } from "../../sites/parts.ts";
import { sendDelta } from "./deltas.ts";
import type { Handler } from "../http/exchange.ts";
import type { FileStore } from "../stores/file-store.ts";
import { heldManifests } from "./held-versions.ts";
import { cacheFor, sendFile, sendText } from "../http/respond.ts";

/** A file of a deploy folder that is served: hashed files, the manifest, and what is retained of older ones. */
const servedOfPart =
  /^(?:assets\/[^/]+(?:\/[^/]+)*|remoteEntry-[\w-]+\.js|(?:asset|canary)-manifest\.json|releases\/index\.json|releases\/\w+\/asset-manifest\.json)$/;
/** A part may be used by a site at another origin (docs/hosting.md). */
const anyOrigin = { "access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin" };

/** What workers ask for again at each visit, so that they hold an older one. */
const isManifest = (path: string) => /-manifest\.json$/.test(path);

interface Place {
  path: string;
  headers: Record<string, string>;
}

/** Serves the parts' deploy folders, and the composed site's files that are no pages. */
export function siteFiles(sitesDir: string, files: FileStore): Handler {
  return async ({ request, response, pathname, site }) => {
    const place = placeOfPart(sitesDir, pathname) ?? placeOfSite(pathname, (await site())?.folder);
    const file = place && (await files.read(place.path));
    if (place && file) {
      const answer = { name: pathname, file, headers: place.headers };
      const known = () => heldManifests(dirname(place.path), files);
      const isSent = isManifest(place.path) && (await sendDelta(request, response, answer, known));
      if (!isSent) sendFile(request, response, answer);
      return true;
    }
    if (pathname === "/app-shell.html") return false;
    // A script or a picture that is missing is missing; a page in its place would be taken for it. Who opens an address
    // in a browser, with the full stop of a sentence or a file's ending behind it, reads the page for what is missing.
    const isOfBuild = isHashed(pathname.slice(1)) || isOfPart(pathname);
    if (!isOfBuild && (extname(pathname) === "" || opensPage(request))) return false;
    sendText(response, 404, "There is no such file.");
    return true;
  };
}

const isOfPart = (pathname: string) => remoteNames.some((name) => pathname.startsWith(partBases[name]));

/** Browsers name HTML where a page is opened, and nowhere else. */
const opensPage = ({ headers }: IncomingMessage) => /\btext\/html\b/.test(headers.accept ?? "");

/** Where an address of a part's files lies on disk; `undefined` for one that is not served. */
function placeOfPart(sitesDir: string, pathname: string): Place | undefined {
  const part = remoteNames.find((name) => pathname.startsWith(partBases[name]));
  if (part) {
    const path = pathname.slice(partBases[part].length);
    if (!servedOfPart.test(path)) return undefined;
    const caching = isHashed(path) ? cacheFor.hashed : cacheFor.mutable;
    return { path: join(sitesDir, part, path), headers: { ...anyOrigin, "cache-control": caching } };
  }
  const path = pathname.slice(1);
  if (!isHashed(path)) return undefined;
  return { path: join(sitesDir, "shell", path), headers: { "cache-control": cacheFor.hashed } };
}

/** Pages have addresses of their own; their files and the tables over them are not for visitors. */
const isTable = (path: string) => /^(?:(?:routes|frames|composed)\.json$|hosting\/)/.test(path);

function placeOfSite(pathname: string, folder: string | undefined): Place | undefined {
  const path = pathname.slice(1);
  if (!folder || isHashed(path) || !extname(path) || path.endsWith(".html") || isTable(path))
    return undefined;
  if (isOfPart(pathname)) return undefined;
  return { path: join(folder, path), headers: { "cache-control": cacheFor.mutable } };
}
