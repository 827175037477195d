import { type ReactNode, Suspense } from "react";
import { ChunkBoundary } from "#design/chunk-boundary.tsx";

/**
 * Around what a page is good without, loaded by `lazy`. It is there from the server; its code comes
 * after all that makes the page work, and a failure takes nothing else with it.
 */
export function Decoration({ children }: { children: ReactNode }) {
  return (
    <ChunkBoundary onFail={() => {}}>
      <Suspense>{children}</Suspense>
    </ChunkBoundary>
  );
}
