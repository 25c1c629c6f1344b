import { missingFile } from "@ministry/contract";
import { lazy, Suspense } from "react";
import { Outlet, useLocation, type RouteObject } from "react-router-dom";
import { ErrorBoundary } from "../site/view/error-boundary.tsx";

// Few ever see it. Where it does not come either, the shell's own screen says that the page could not be loaded.
const PageError = lazy(async () => ({ default: (await import("./page-error.tsx")).PageError }));

/**
 * Pages of which one that can't be shown leaves header and footer standing. What a page throws is caught inside, so that
 * the router's own boundary is left with pages that did not come: the shell hands out no `useRouteError` to tell.
 */
export const pagesRoute = (pages: RouteObject[]): RouteObject => ({
  Component: Pages,
  ErrorBoundary: () => failed(""),
  children: pages,
});

function Pages() {
  return (
    <ErrorBoundary key={useLocation().pathname} fallback={(error) => failed(missingFile(error))}>
      <Outlet />
    </ErrorBoundary>
  );
}

const failed = (file: string | undefined) => (
  <Suspense>
    <PageError file={file} />
  </Suspense>
);
