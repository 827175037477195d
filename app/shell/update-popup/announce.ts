import { UPDATE_POPUP_DELAY } from "./update-popup-rules.ts";

/** Interval of the check whether the visitor is still busy. */
const POLL_INTERVAL_MS = 500;

type Announcement = {
  /**
   * Whether it may be shown on this route; checked again before it is shown, since another tab may
   * have closed it.
   */
  mayAnnounce: () => boolean;
  /** Whether the visitor is writing or has something open: then it waits. */
  isBusy: () => boolean;
  show: () => void;
};

/**
 * Shows an announcement 10 seconds from now. While the visitor is busy it waits, then one interval
 * more, so that the click that leaves a field is not caught. Returns a function that cancels it.
 */
export function announceLater({ mayAnnounce, isBusy, show }: Announcement): () => void {
  let timer = setTimeout(check, UPDATE_POPUP_DELAY);
  let wasBusy = false;

  function check() {
    if (!mayAnnounce()) return;
    const busy = isBusy();
    if (!busy && !wasBusy) return show();
    wasBusy = busy;
    timer = setTimeout(check, POLL_INTERVAL_MS);
  }

  return () => clearTimeout(timer);
}
