import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { announceLater } from "./announce.ts";
import { isBusy } from "./is-busy.ts";
import type { UpdatePopupDialog } from "./update-popup-dialog.tsx";
import { mayAnnounce, readStored, toHideCookie, toRouteName } from "./update-popup-rules.ts";

function hide() {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = toHideCookie(window.location.protocol);
}

/** Announces the Developer Buyout and the Services page, 10 seconds after load (spec §2). */
export function UpdatePopup() {
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  // Most visits end before its code is needed.
  const [Dialog, setDialog] = useState<typeof UpdatePopupDialog>();
  const isFollowed = useRef(false);

  useEffect(() => {
    setOpen(false);
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
  }, [pathname]);

  function close() {
    hide();
    setOpen(false);
  }
  // The page that opens decides about the focus itself.
  function follow() {
    isFollowed.current = true;
    close();
  }

  return Dialog ? (
    <Dialog
      open={isOpen}
      onClose={close}
      onFollow={follow}
      returnFocus={() => !isFollowed.current}
    />
  ) : null;
}
