import { isApiError } from "@ministry/api-client";
import { ErrorState } from "@ministry/shared-ui";
import type { UseQueryResult } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, type ReactNode } from "react";
import { connectionHint, goneHint, serviceHint } from "../../content/layout/layout.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import css from "./query-view.module.css";

interface QueryViewProps<T> {
  query: UseQueryResult<T>;
  /** Stands there while the answer is on its way. */
  skeleton: ReactNode;
  /** What to say when it does not come. */
  failed: string | ((error: Error) => string);
  /** Beside `Try again`: other ways on. */
  otherwise?: ReactNode;
  /** The page shows more than this: what else is on the device is said by its main query. */
  isPart?: boolean;
  /** What stands around skeleton and error, where the content brings its own sections. */
  frame?: (inside: ReactNode) => ReactNode;
  children: (data: T) => ReactNode;
}

// Few ever need it: it is fetched (from this device, as a rule) when they do.
const NeverFetched = lazy(async () => ({ default: (await import("./saved-pages.tsx")).NeverFetched }));

/**
 * What a part of a page with data shows: skeleton, then content or what went wrong with another try (P-188). Once
 * there is content it stays, also when refreshing it fails, unless the API says that it is gone.
 */
export function QueryView<T>({
  query,
  skeleton,
  failed,
  otherwise,
  isPart = false,
  frame = unframed,
  children,
}: QueryViewProps<T>) {
  const { data, error, isFetching, refetch } = query;
  const message = error && (typeof failed === "string" ? failed : failed(error));
  useEffect(() => {
    if (error) console.error(message, error);
  }, [error, message]);
  if (data !== undefined && !isGone(error)) return children(data);
  if (!message || isFetching) return frame(isPart ? skeleton : <div className={css.waiting}>{skeleton}</div>);
  return frame(
    <>
      <ErrorState message={message} hint={hintFor(error)} onRetry={() => void refetch()}>
        {otherwise}
      </ErrorState>
      {!isPart && isConnectionError(error) && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <NeverFetched />
          </Suspense>
        </ErrorBoundary>
      )}
    </>,
  );
}

/** Whether the API said that there is nothing of this id. */
export const isGone = (error: Error | null): boolean => isApiError(error) && error.status === 404;

const unframed = (inside: ReactNode) => inside;

/** What a visitor may do about it. */
function hintFor(error: Error): string | undefined {
  if (!isApiError(error)) return undefined;
  if (isConnectionError(error)) return connectionHint;
  if (isGone(error)) return goneHint;
  return serviceHint;
}

const isConnectionError = (error: Error): boolean =>
  isApiError(error) && (error.kind === "offline" || error.kind === "timeout");
