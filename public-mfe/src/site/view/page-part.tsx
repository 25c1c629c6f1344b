import { Wrap } from "@ministry/shared-ui";
import { Suspense, type ReactNode } from "react";
import { crashText } from "../../content/layout/layout.ts";
import { ErrorBoundary } from "./error-boundary.tsx";

interface Props {
  /** Stands there until the part has come. */
  waiting?: ReactNode;
  children: ReactNode;
}

/** A part of a page that comes by itself; where it fails, that is said in its place and the rest of the page stays. */
export function PagePart({ waiting, children }: Props) {
  const failed = (
    <Wrap>
      <p role="status">{crashText}</p>
    </Wrap>
  );
  return (
    <ErrorBoundary fallback={failed}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </ErrorBoundary>
  );
}
