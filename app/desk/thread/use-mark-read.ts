import { useEffect } from "react";

type Shown = {
  reference: string;
  /** The last entry on the page; undefined where there is none yet. */
  event_id: number | undefined;
  /** Whether it has something that this person, or no colleague, has been shown. */
  isUnread: boolean;
};

/**
 * Tells the server what of a thread this person was shown: once it is on a screen, and not when its
 * data was read, which may never have arrived.
 */
export function useMarkRead({ reference, event_id, isUnread }: Shown): void {
  useEffect(() => {
    if (!isUnread) return;
    const mark = () => {
      if (document.visibilityState !== "visible") return;
      document.removeEventListener("visibilitychange", mark);
      const body = JSON.stringify({ event_id });
      const headers = { "Content-Type": "application/json" };
      // What fails leaves it unread: the next time that it is shown counts.
      fetch(`/api/desk/threads/${reference}/read`, { method: "POST", headers, body }).catch(
        () => undefined,
      );
    };
    document.addEventListener("visibilitychange", mark);
    mark();
    return () => document.removeEventListener("visibilitychange", mark);
  }, [reference, event_id, isUnread]);
}
