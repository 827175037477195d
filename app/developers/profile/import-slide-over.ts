/** The slide-over's code, which a page without one never loads. */
export const importSlideOver = () => import("./member-slide-over-layer.tsx");
