import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { emitShortlistEvent, onShortlistEvent } from "#app/shortlist/shortlist-events.ts";
import { trackEvent } from "#app/site/tracking.ts";
import { MemberSlideOver, type MemberSlideOverProps } from "./member-slide-over.tsx";

type MemberSlideOverLayerProps = Pick<MemberSlideOverProps, "toBar" | "toBadge" | "onClosed"> & {
  /** The member that the URL names; undefined once the slide-over is on its way out. */
  slug: string | undefined;
  shown: string;
};

/** A slide-over that is opened and closed by the URL, and what it means for the page around it. */
export function MemberSlideOverLayer({ slug, shown, ...props }: MemberSlideOverLayerProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const closedKey = useRef<string>(undefined);

  useEffect(() => {
    if (slug !== undefined) trackEvent({ event: "open_developer_slide_over", slug });
  }, [slug]);

  function close() {
    // A second press while Back is under way would leave the page.
    if (slug === undefined || closedKey.current === location.key) return;
    closedKey.current = location.key;
    if (location.state?.openedHere) navigate(-1);
    else {
      const { pathname, search } = location;
      navigate({ pathname, search }, { replace: true, preventScrollReset: true });
    }
  }
  const closeRef = useRef(close);
  useEffect(() => {
    closeRef.current = close;
  });
  // A card in the shortlist's panel leads to its member here, also when that member is below it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same member again is another location
  useEffect(() => {
    if (slug !== undefined) emitShortlistEvent("close-collection");
  }, [slug, location.key]);
  // The visitor's panel opens over the slide-over; a proposal's panel closes it.
  useEffect(
    () =>
      onShortlistEvent("open-collection", (owner) => {
        if (owner === "proposal") closeRef.current();
      }),
    [],
  );

  // Browsers that do not focus a clicked link, and a panel left while it was still coming in, have
  // nothing to return the focus to.
  useEffect(() => {
    return () => {
      if (document.activeElement !== document.body) return;
      const link = document.querySelector<HTMLElement>(`[data-member="${shown}"]`);
      link?.focus({ preventScroll: true });
    };
  }, [shown]);

  return <MemberSlideOver {...props} slug={shown} open={slug !== undefined} onClose={close} />;
}
