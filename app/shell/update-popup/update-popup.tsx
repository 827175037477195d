import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { LinkButton } from "#design/link-button.tsx";
import { Popup } from "#design/popup.tsx";
import { announceLater } from "./announce.ts";
import { isBusy } from "./is-busy.ts";
import { mayAnnounce, readStored, toHideCookie, toRouteName } from "./update-popup-rules.ts";

function hide() {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = toHideCookie(window.location.protocol);
}

/** Tells of the Developer Buyout and the Services page, 10 seconds into a page (spec §2). */
export function UpdatePopup() {
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const isFollowed = useRef(false);

  useEffect(() => {
    setOpen(false);
    return announceLater({
      mayAnnounce: () => mayAnnounce(toRouteName(pathname), readStored(document.cookie)),
      isBusy: () => isBusy(document),
      show: () => {
        isFollowed.current = false;
        setOpen(true);
      },
    });
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

  return (
    <Popup
      open={isOpen}
      onClose={close}
      title="What is new at OGDS"
      returnFocus={() => !isFollowed.current}
      actions={
        <>
          <LinkButton to="/services" variant="secondary" onClick={follow}>
            See the services
          </LinkButton>
          <LinkButton to="/faq/client#what-is-developer-buyout" replace onClick={follow}>
            How a buyout works
          </LinkButton>
        </>
      }
    >
      <dl className="grid gap-4">
        <div className="border-line border-t pt-4">
          <dt className="font-medium text-ink">Developer Buyout</dt>
          <dd className="mt-1">
            Convert a developer to a full-time employee or a direct contractor for 70% of the
            monthly rate.
          </dd>
        </div>
        <div className="border-line border-t pt-4">
          <dt className="font-medium text-ink">Services</dt>
          <dd className="mt-1">
            From one developer for your team to an audit: each way of working with us, and what it
            costs.
          </dd>
        </div>
      </dl>
    </Popup>
  );
}
