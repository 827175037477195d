import { loadMember } from "./load-member.ts";

/** The slide-over's code, which a page without one never loads. */
export const importSlideOver = () => import("./member-slide-over.tsx");

/** Starts what opening a slide-over needs while the pointer is still on its way. */
export function preloadMember(slug: string): void {
  importSlideOver().catch(() => {});
  loadMember(slug).catch(() => {});
}
