import { onDemand } from "#design/loading/on-demand.tsx";

/** The slide-over, whose code a page without one never loads. */
export const SlideOverOnDemand = onDemand(
  async () => (await import("./member-slide-over-layer.tsx")).MemberSlideOverLayer,
);
