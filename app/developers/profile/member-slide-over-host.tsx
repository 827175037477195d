import { lazy, Suspense, useContext, useState } from "react";
import { useLocation } from "react-router";
import { ChunkBoundary } from "#design/chunk-boundary.tsx";
import { useHydrated } from "#platform/use-hydrated.ts";
import { parseSlideOverHash } from "../parts/profile-url.ts";
import { importSlideOver } from "./import-slide-over.ts";
import { MemberPopupContext } from "./member-popup.ts";
import type { MemberSlideOverProps } from "./member-slide-over.tsx";

const MemberSlideOverLayer = lazy(async () => ({
  default: (await importSlideOver()).MemberSlideOverLayer,
}));

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
    <ChunkBoundary onFail={() => window.location.assign(toHref(shown))}>
      <Suspense>
        <MemberSlideOverLayer
          {...props}
          slug={slug}
          shown={shown}
          onClosed={() => {
            if (slug === undefined) setShown(undefined);
          }}
        />
      </Suspense>
    </ChunkBoundary>
  );
}
