/** Side of the square that pages scale down from, in pixels. */
export const PORTRAIT_SIDE = 640;
/** A profile shows 128 CSS pixels: a smaller photo would be enlarged on most screens. */
export const MIN_PORTRAIT_SIDE = 160;
/** A smaller one is soft on dense screens. */
export const SOFT_PORTRAIT_SIDE = 320;
/** How much of what a tall photo loses is above its square: heads are near the top. */
export const ABOVE_FACE = 0.1;
