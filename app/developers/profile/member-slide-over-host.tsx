import { useContext, useState } from "react";
import { useLocation } from "react-router";
import { useHydrated } from "#platform/browser/use-hydrated.ts";
import { parseSlideOverHash } from "../parts/profile-url.ts";
import { MemberPopupContext } from "./member-popup.ts";
import type { MemberSlideOverProps } from "./member-slide-over.tsx";
import { SlideOverOnDemand } from "./slide-over-on-demand.ts";

/** The slide-over of the member that the URL names, over whatever page is below. */
export function MemberSlideOverHost(props: Pick<MemberSlideOverProps, "toBar" | "toBadge">) {
  const { hash } = useLocation();
  const { toHref } = useContext(MemberPopupContext);
  const isHydrated = useHydrated();
  const slug = isHydrated ? parseSlideOverHash(hash) : undefined;
  // Stays while the panel is on its way out.
  const [shown, setShown] = useState(slug);
  if (slug !== undefined && slug !== shown) setShown(slug);
  if (shown === undefined) return null;
  return (
    <SlideOverOnDemand
      {...props}
      slug={slug}
      shown={shown}
      onClosed={() => {
        if (slug === undefined) setShown(undefined);
      }}
      onFail={() => window.location.assign(toHref(shown))}
    />
  );
}
