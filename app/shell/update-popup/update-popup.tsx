import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useSite } from "#app/site/use-site.ts";
import { announceLater } from "./announce.ts";
import { isBusy } from "./is-busy.ts";
import type { UpdatePopupDialog } from "./update-popup-dialog.tsx";
import { mayAnnounce, readStored, toHideCookie, toRouteName } from "./update-popup-rules.ts";

function hide() {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = toHideCookie(window.location.protocol);
}

/** Shows the announcement of the agency, if it has one, 10 seconds after load (spec §2). */
export function UpdatePopup() {
  const { pathname, search } = useLocation();
  const announcement = useSite()?.announcement;
  const hasNews = announcement !== undefined;
  const [isOpen, setOpen] = useState(false);
  // Most visits end before its code is needed.
  const [Dialog, setDialog] = useState<typeof UpdatePopupDialog>();
  const isFollowed = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page of a list restarts the clock
  useEffect(() => {
    setOpen(false);
    if (!hasNews) return;
    let isLeft = false;
    async function show() {
      const dialog = await import("./update-popup-dialog.tsx");
      if (isLeft) return;
      isFollowed.current = false;
      setDialog(() => dialog.UpdatePopupDialog);
      setOpen(true);
    }
    const callOff = announceLater({
      mayAnnounce: () => mayAnnounce(toRouteName(pathname), readStored(document.cookie)),
      isBusy: () => isBusy(document),
      // News that cannot be fetched is no news.
      show: () => void show().catch(() => {}),
    });
    return () => {
      isLeft = true;
      callOff();
    };
  }, [pathname, search, hasNews]);

  function close() {
    hide();
    setOpen(false);
  }
  // The page that opens decides about the focus itself.
  function follow() {
    isFollowed.current = true;
    close();
  }

  return Dialog && announcement ? (
    <Dialog
      announcement={announcement}
      open={isOpen}
      onClose={close}
      onFollow={follow}
      returnFocus={() => !isFollowed.current}
    />
  ) : null;
}
