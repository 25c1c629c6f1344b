import { Component, type ReactNode } from "react";

interface Props {
  /** Shown instead of what failed. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps the failure of one part of a page to that part. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
