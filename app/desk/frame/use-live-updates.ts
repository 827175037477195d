import { useContext, useEffect, useRef } from "react";
import {
  type DataRouter,
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
  useRevalidator,
} from "react-router";
import type { PresentPeople } from "#contract/desk/presence-terms.ts";
import { presenceStore } from "../presence/presence.store.ts";

/**
 * Milliseconds in which several changes are read at once. All open desks hear of a change at the
 * same time, and read it one after the other.
 */
const [MIN_PAUSE_MS, MAX_PAUSE_MS] = [250, 1_000];
/** At least; all desks lose their connection at once when the site restarts. */
const RETRY_MS = 5_000;

/**
 * Reads the data of the page again when a request or content changes anywhere. After an interruption it is
 * read again too, so that nothing is missed.
 */
export function useLiveUpdates(): void {
  const { revalidate } = useRevalidator();
  const router = useContext(DataRouterContext)?.router;
  const { key } = useLocation();
  const shownKey = useRef(key);
  useEffect(() => {
    shownKey.current = key;
  }, [key]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A later change does not put this off: where many people work there is always one.
    const read = () => {
      timer ??= setTimeout(
        () => {
          timer = undefined;
          // What a form gave is shown first: with the page read again the router forgets it, and
          // ignores where a form that is under way redirects to. Each form gives its page another
          // key, which a busy browser renders long after the router has it.
          const isShown = router?.state.location.key === shownKey.current;
          if (isShown && !isSending(router)) void revalidate();
          else read();
        },
        MIN_PAUSE_MS + Math.random() * (MAX_PAUSE_MS - MIN_PAUSE_MS),
      );
    };
    let source: EventSource;
    let opening: ReturnType<typeof setTimeout> | undefined;
    const open = () => {
      source = new EventSource("/api/desk/events");
      source.addEventListener("change", read);
      source.addEventListener("presence", ({ data }: MessageEvent<string>) => {
        presenceStore.setState(JSON.parse(data) as PresentPeople, true);
      });
      source.addEventListener("error", () => {
        // Nothing is known of the others; the next connection begins with all of them.
        presenceStore.setState({}, true);
        // A browser tries again after a lost connection, but not after an error of a proxy.
        if (source.readyState !== EventSource.CLOSED) return;
        opening = setTimeout(open, RETRY_MS * (1 + Math.random()));
      });
    };
    open();
    return () => {
      clearTimeout(timer);
      clearTimeout(opening);
      source.close();
    };
  }, [revalidate, router]);
}

/** Whether a form is under way, by the router's own state: React renders it later. */
function isSending(router: DataRouter | undefined): boolean {
  if (!router) return false;
  const { navigation, fetchers } = router.state;
  return [navigation, ...fetchers.values()].some(({ state }) => state !== "idle");
}
