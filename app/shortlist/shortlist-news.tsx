import { useEffect, useState } from "react";
import { onDemand } from "#design/loading/on-demand.tsx";
import { shortlistStore } from "./shortlist.store.ts";
import { onShortlistEvent } from "./shortlist-events.ts";
import type { ShortlistUpdate } from "./shortlist-toast.tsx";

const ShortlistToast = onDemand(async () => (await import("./shortlist-toast.tsx")).ShortlistToast);

/** The toast after a card's quick button; its code loads with the first one. */
export function ShortlistNews() {
  const [update, setUpdate] = useState<ShortlistUpdate>();
  useEffect(() => {
    const show = (kind: ShortlistUpdate["kind"]) => () =>
      setUpdate((before) => ({
        number: (before?.number ?? 0) + 1,
        kind,
        count: shortlistStore.getState().list.length,
      }));
    const stops = [
      onShortlistEvent("added", show("added")),
      onShortlistEvent("removed", show("removed")),
      onShortlistEvent("open-collection", () => setUpdate(undefined)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  if (update === undefined) return null;
  return <ShortlistToast update={update} onFail={() => {}} />;
}
