import type { Plugin } from "vite";

const routerFile = /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/;

/**
 * What the router does for frameworks on top of it and for forms and fetchers of its own, function by function, and
 * what stands there instead. Each is what it does anyway where there is no such framework; some stand behind every
 * link. Forms and fetchers are not among the names the shell uses or shares (`delivery/contract.ts`).
 */
const instead: Readonly<Record<string, string>> = {
  fetch2: unused("fetchers"),
  handleAction: unused("actions"),
  handleFetcherAction: unused("fetchers"),
  handleFetcherLoader: unused("fetchers"),
  getFormSubmissionInfo: unused("forms"),
  usePrefetchBehavior: "{ return [false, null, {}]; }",
  PrefetchPageLinks: "{ return null; }",
  RSCErrorHandler: "{ return children; }",
  getRouteInstrumentationUpdates: "{ return {}; }",
  instrumentClientSideRouter: "{ return router; }",
};

function unused(what: string): string {
  return `{ throw new Error("no ${what} in this build"); }`;
}

/** A name for development tools; for its sake a bundler keeps a component that nobody uses. */
const displayName = /^\w+\.displayName = "[^"]*";$/gm;

interface FunctionNode {
  type: string;
  id?: { name: string } | null;
  body: { start: number; end: number; body: FunctionNode[] };
}

/**
 * Leaves out of the shell's router what only frameworks on top of it use (5 kB, brotli, of a first visit). Fails the
 * build when a new version of the router has another shape, for then this list wants another look.
 */
export function leanRouter(): Plugin {
  return {
    name: "ministry:lean-router",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      if (!routerFile.test(id) || !code.includes("function createRouter(")) return;
      const outer = functionsIn(this.parse(code).body as unknown as FunctionNode[]);
      const functions = outer
        .flatMap((each) => (each.id?.name === "createRouter" ? functionsIn(each.body.body) : [each]))
        .filter(({ id: named }) => named && Object.hasOwn(instead, named.name));
      if (functions.length !== Object.keys(instead).length)
        this.error(`the router has changed: see ${import.meta.filename}`);
      // From the end, so that the places before stay where they are.
      const lean = functions
        .toReversed()
        .reduce(
          (text, { id: named, body }) =>
            text.slice(0, body.start) + instead[named?.name ?? ""] + text.slice(body.end),
          code,
        );
      return { code: lean.replace(displayName, ""), map: null };
    },
  };
}

const functionsIn = (body: FunctionNode[]) => body.filter(({ type }) => type === "FunctionDeclaration");
