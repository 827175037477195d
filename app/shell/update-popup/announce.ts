import { UPDATE_POPUP_DELAY } from "./update-popup-rules.ts";

/** Milliseconds between two looks at whether the visitor is still busy. */
const LOOK_AGAIN = 500;

type Announcement = {
  /** Whether it may be shown on this route; asked when the time has come, another tab may have closed it. */
  mayAnnounce: () => boolean;
  /** Whether the visitor is writing or has something open: then it waits. */
  isBusy: () => boolean;
  show: () => void;
};

/**
 * Shows an announcement 10 seconds from now. While the visitor is busy it waits; after that it gives
 * them a moment, so that the click with which they leave a field is not caught. Returns what calls
 * it off.
 */
export function announceLater({ mayAnnounce, isBusy, show }: Announcement): () => void {
  let timer = setTimeout(look, UPDATE_POPUP_DELAY);
  let wasBusy = false;

  function look() {
    if (!mayAnnounce()) return;
    const busy = isBusy();
    if (!busy && !wasBusy) return show();
    wasBusy = busy;
    timer = setTimeout(look, LOOK_AGAIN);
  }

  return () => clearTimeout(timer);
}
