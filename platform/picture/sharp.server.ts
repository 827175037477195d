/** Loaded with the first picture: many a process never draws one. */
export async function loadSharp() {
  const { default: sharp } = await import("sharp");
  // Each picture is drawn once: what libvips remembers of it is only memory that stays taken.
  sharp.cache(false);
  return sharp;
}
