import { Component, type ReactNode } from "react";

type ChunkBoundaryProps = {
  /** The code did not arrive, or broke: go where the same can be done without it. */
  onFail: () => void;
  children: ReactNode;
};

/** Around what is loaded when it is first needed; its failure never takes the page with it. */
export class ChunkBoundary extends Component<ChunkBoundaryProps> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFail();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
