import { Button, Loading, Notice, Skeleton } from "@ministry/shared-ui";
import type { ReactNode } from "react";
import * as screenTexts from "../content/screen.ts";
import { messageOf } from "../lib/failures.ts";
import { useSignInWhenExpired } from "../session/use-sign-in-when-expired.ts";
import css from "./screen.module.css";

/** The parts of a query's result this view reads. */
interface QueryState<T> {
  data: T | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface QueryViewProps<T> {
  query: QueryState<T>;
  /** Text of the catalogue for a read that failed. */
  failure: string;
  skeleton?: ReactNode;
  children: (data: T) => ReactNode;
}

/**
 * A read on a screen: its place while it comes, what came, or why nothing came with a way to try again. What was
 * read before stays when a later read fails, with the failure above it. Where the session has ended it leads to the
 * sign-in and back.
 */
export function QueryView<T>({ query, failure, skeleton = <SkeletonRows />, children }: QueryViewProps<T>) {
  const { data, error, isFetching, refetch } = query;
  useSignInWhenExpired(error);
  return (
    <>
      {error !== null && error !== undefined && (
        <Notice tone="danger" role="alert" title={messageOf(error, failure)}>
          <div>
            <Button size="small" variant="secondary" pending={isFetching} onClick={() => void refetch()}>
              {screenTexts.retry}
            </Button>
          </div>
        </Notice>
      )}
      {data !== undefined && children(data)}
      {data === undefined && !error && <Loading>{skeleton}</Loading>}
    </>
  );
}

/** Grey rows in the place of a table or a form. */
export function SkeletonRows({ count = 5, height = "3.5rem" }: { count?: number; height?: string }) {
  return (
    <div className={css.rows}>
      {Array.from({ length: count }, (_, row) => (
        <Skeleton key={row} height={height} />
      ))}
    </div>
  );
}
