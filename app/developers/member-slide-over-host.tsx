import { lazy, Suspense, useContext, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { emitShortlistEvent, onShortlistEvent } from "#app/shortlist/shortlist-events.ts";
import { trackEvent } from "#app/site/tracking.ts";
import { ChunkBoundary } from "#design/chunk-boundary.tsx";
import { useHydrated } from "#platform/use-hydrated.ts";
import { importSlideOver } from "./import-slide-over.ts";
import { parseSlideOverHash } from "./member-address.ts";
import { MemberPopupContext } from "./member-popup.ts";
import type { MemberSlideOverProps } from "./member-slide-over.tsx";

const MemberSlideOver = lazy(async () => ({ default: (await importSlideOver()).MemberSlideOver }));

/** Opens the slide-over of the member that the address names, over whatever page is below. */
export function MemberSlideOverHost(props: Pick<MemberSlideOverProps, "toBar" | "toBadge">) {
  const location = useLocation();
  const navigate = useNavigate();
  const { toHref } = useContext(MemberPopupContext);
  const isHydrated = useHydrated();
  const slug = isHydrated ? parseSlideOverHash(location.hash) : undefined;
  // Stays while the panel is on its way out.
  const [shown, setShown] = useState(slug);
  if (slug !== undefined && slug !== shown) setShown(slug);
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
  // The visitor's panel opens over the slide-over and leaves it there; a proposal's ends the choice.
  useEffect(
    () =>
      onShortlistEvent("open-collection", (owner) => {
        if (owner === "proposal") closeRef.current();
      }),
    [],
  );

  // Browsers that do not focus a clicked link, and a panel left while it was still coming in, have
  // nothing to give the focus back to.
  useEffect(() => {
    if (shown === undefined) return;
    return () => {
      if (document.activeElement !== document.body) return;
      const link = document.querySelector<HTMLElement>(`[data-member="${shown}"]`);
      link?.focus({ preventScroll: true });
    };
  }, [shown]);

  if (shown === undefined) return null;
  return (
    <ChunkBoundary onFail={() => window.location.assign(toHref(shown))}>
      <Suspense>
        <MemberSlideOver
          {...props}
          slug={shown}
          open={slug !== undefined}
          onClose={close}
          onClosed={() => {
            if (slug === undefined) setShown(undefined);
          }}
        />
      </Suspense>
    </ChunkBoundary>
  );
}
