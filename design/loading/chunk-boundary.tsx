import { Component, type ReactNode } from "react";
import { isUnloading } from "#platform/browser/reload-once.ts";

type ChunkBoundaryProps = {
  /** The code did not arrive, or broke: go where the same can be done without it. */
  onFail: () => void;
  children: ReactNode;
};

/** Wraps lazily loaded content; its failure does not break the page. */
export class ChunkBoundary extends Component<ChunkBoundaryProps> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    if (!isUnloading()) this.props.onFail();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
