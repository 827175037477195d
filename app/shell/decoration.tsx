import { type ReactNode, Suspense } from "react";
import { ChunkBoundary } from "#design/loading/chunk-boundary.tsx";

/**
 * Wraps optional decoration, loaded by `lazy`. It is server-rendered; its code loads
 * after all other code, and its failure affects nothing else.
 */
export function Decoration({ children }: { children: ReactNode }) {
  return (
    <ChunkBoundary onFail={() => {}}>
      <Suspense>{children}</Suspense>
    </ChunkBoundary>
  );
}
