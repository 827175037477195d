import { useEffect, useState } from "react";
import { onShortlistEvent } from "#app/shortlist/shortlist-events.ts";
import { ShortlistNews } from "#app/shortlist/shortlist-news.tsx";
import { useShortlistPanel } from "#app/shortlist/use-shortlist-panel.ts";
import { onDemand } from "#design/loading/on-demand.tsx";

const ShortlistDrawer = onDemand(
  async () => (await import("./shortlist-drawer.tsx")).ShortlistDrawer,
);

/** The shortlist's panel and its toasts, on every page. The panel's code loads on demand. */
export function ShortlistDock() {
  const { isOpen, close } = useShortlistPanel();
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  // The panel opens a moment after the click: time enough to load its code.
  useEffect(
    () =>
      onShortlistEvent("open-collection", (owner) => {
        if (owner === "visitor") ShortlistDrawer.preload();
      }),
    [],
  );

  return (
    <>
      <ShortlistNews />
      {wasOpened ? (
        <ShortlistDrawer
          open={isOpen}
          onClose={close}
          onFail={() => window.location.assign("/hire/select-developer")}
        />
      ) : null}
    </>
  );
}
