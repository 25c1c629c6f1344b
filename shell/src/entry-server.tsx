import {
  prefixOf,
  type Answers,
  type Host,
  type Language,
  type LiteReason,
  type SiteConfig,
} from "@ministry/contract";
import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { prerender } from "react-dom/static";
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
} from "react-router-dom";
import { Providers } from "./app/providers.tsx";
import { idlePwa } from "./pwa/pwa.ts";
import { newQueryClient } from "./query-client.ts";
import { leftToBrowser } from "./recoverable-errors.ts";
import { textsIn } from "./texts/all-texts.ts";
import { partRoute, rootRoute } from "./routing/root-route.tsx";

export { sharedModules } from "./remotes/shared-modules.ts";

export interface RenderOptions {
  /** Address of the page, as in the browser. */
  pathname: string;
  /** Its query string. */
  search?: string;
  /** The language of the address. */
  language?: Language;
  config: SiteConfig;
  createRoutes: (host: Host) => RouteObject[];
  /** What the API is known to answer: rendering does not ask for it. */
  known?: Answers;
}

interface LiteOptions extends RenderOptions {
  /** Why the page is rendered for the lite edition. */
  lite?: LiteReason;
}

/**
 * Renders a page of the public part to HTML, in the same tree as in the browser. What waits for data is left to the
 * browser: only its fallback is in the HTML.
 *
 * @throws when the page can't be rendered without data at all
 */
export const renderPage = (options: RenderOptions): Promise<string> => render(options, newQueryClient());

/**
 * Renders a page with what the API answers: the first rendering finds out what the screen asks, the next one has the
 * answers. What the API refuses is left to the browser, which asks again and says so.
 *
 * @returns the HTML, and the answers the browser needs to make the same of it; none when the API had none
 */
export async function renderAnswered(options: RenderOptions): Promise<{ html: string; answers: Answers }> {
  const queryClient = newQueryClient();
  for (const [queryKey, data] of options.known ?? []) queryClient.setQueryData(queryKey, data);
  const asked = new Set<string>();
  let html = await render(options, queryClient);
  while (await askWhatIsOpen(queryClient, asked)) html = await render(options, queryClient);
  const answers = queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state }): Answers => (state.data === undefined ? [] : [[queryKey, state.data]]));
  queryClient.clear();
  return { html, answers };
}

/**
 * Renders a page of the lite edition: with what the API answers, and nothing left to a browser that runs no script. What
 * the API refuses is said on the page.
 *
 * @returns the HTML, and whether the API answered all that the page asks
 */
export async function renderLite(options: LiteOptions): Promise<{ html: string; isWhole: boolean }> {
  const queryClient = newQueryClient();
  // A query that failed stays so: the screen shows what it says of that.
  queryClient.setDefaultOptions({
    queries: { ...queryClient.getDefaultOptions().queries, retryOnMount: false },
  });
  for (const [queryKey, data] of options.known ?? []) queryClient.setQueryData(queryKey, data);
  const asked = new Set<string>();
  // A site server of before does not say why.
  const lite = { ...options, lite: options.lite ?? "low-data" };
  let html = await render(lite, queryClient);
  for (let open = openQueries(queryClient, asked); open.length > 0; open = openQueries(queryClient, asked)) {
    await Promise.all(
      open.map((query) => {
        asked.add(query.queryHash);
        return query.fetch().catch(() => undefined);
      }),
    );
    html = await render(lite, queryClient);
  }
  const isWhole = queryClient
    .getQueryCache()
    .getAll()
    .every(({ state }) => state.data !== undefined);
  queryClient.clear();
  return { html, isWhole };
}

/** What the last rendering lacked and nobody has asked for yet. */
const openQueries = (queryClient: QueryClient, asked: ReadonlySet<string>) =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(({ queryHash, state }) => state.data === undefined && !asked.has(queryHash));

/** Asks for all that the last rendering lacked; `false` when there was nothing new or no answer to it. */
async function askWhatIsOpen(queryClient: QueryClient, asked: Set<string>): Promise<boolean> {
  const open = openQueries(queryClient, asked);
  const answered = open.map(async (query) => {
    asked.add(query.queryHash);
    try {
      // As it will be in the browser, which gets it as JSON.
      const plain: unknown = JSON.parse(JSON.stringify(await query.fetch()));
      queryClient.setQueryData(query.queryKey, plain);
      return true;
    } catch {
      // As in the browser before it has asked: not as something that failed.
      query.reset();
      return false;
    }
  });
  return (await Promise.all(answered)).includes(true);
}

async function render(
  { pathname, search = "", language = "en", config, createRoutes, lite }: LiteOptions,
  queryClient: QueryClient,
): Promise<string> {
  const pwa = idlePwa();
  const basename = prefixOf(language) || "/";
  const handler = createStaticHandler(
    [rootRoute([partRoute("public-mfe", createRoutes({ config, language, line: pwa.line, lite }))])],
    { basename },
  );
  const address = new URL(pathname, "http://site.invalid");
  address.search = search;
  const context = await handler.query(new Request(address));
  if (context instanceof Response) throw new Error(`${pathname} redirects`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const screen = <StaticRouterProvider router={router} context={context} hydrate={false} />;
  const { prelude } = await prerender(
    lite ? (
      // The notices of the app have nothing to say where it does not run.
      <QueryClientProvider client={queryClient}>{screen}</QueryClientProvider>
    ) : (
      <Providers queryClient={queryClient} pwa={pwa} texts={textsIn(language)}>
        {screen}
      </Providers>
    ),
    {
      onError: () => leftToBrowser,
      // Large parts would come late and be moved into place by a script, which the site's policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  return new Response(prelude).text();
}
