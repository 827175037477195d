import { lazy, Suspense, useEffect, useState } from "react";
import { onShortlistEvent } from "#app/shortlist/shortlist-events.ts";
import { ShortlistNews } from "#app/shortlist/shortlist-news.tsx";
import { useShortlistPanel } from "#app/shortlist/use-shortlist-panel.ts";
import { ChunkBoundary } from "#design/chunk-boundary.tsx";

const importDrawer = () => import("./shortlist-drawer.tsx");
const ShortlistDrawer = lazy(async () => ({ default: (await importDrawer()).ShortlistDrawer }));

/** The shortlist's panel and its toasts, on every page. The panel's code loads on demand. */
export function ShortlistDock() {
  const { isOpen, close } = useShortlistPanel();
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  // The panel opens a moment after the click: time enough to load its code.
  useEffect(
    () =>
      onShortlistEvent("open-collection", (owner) => {
        if (owner === "visitor") importDrawer().catch(() => {});
      }),
    [],
  );

  return (
    <>
      <ShortlistNews />
      {wasOpened ? (
        <ChunkBoundary onFail={() => window.location.assign("/hire/select-developer")}>
          <Suspense>
            <ShortlistDrawer open={isOpen} onClose={close} />
          </Suspense>
        </ChunkBoundary>
      ) : null}
    </>
  );
}
