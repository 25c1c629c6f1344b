import { missingFile } from "@ministry/contract";
import { Component, type ReactNode } from "react";

interface Props {
  /** Shown instead of what failed. */
  fallback: ReactNode | ((error: unknown) => ReactNode);
  children: ReactNode;
}

/** Keeps the failure of one part of a page to that part. */
export class ErrorBoundary extends Component<Props, { failed?: [error: unknown] }> {
  override state: { failed?: [error: unknown] } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failed: [error] };
  }

  /** The shell counts what nobody handles against the build; a file that did not come is no fault of the build's. */
  override componentDidCatch(error: unknown) {
    if (missingFile(error) === undefined) globalThis.reportError?.(error);
  }

  override render() {
    const { failed } = this.state;
    const { fallback, children } = this.props;
    if (!failed) return children;
    return typeof fallback === "function" ? fallback(failed[0]) : fallback;
  }
}
