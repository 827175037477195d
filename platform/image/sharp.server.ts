/** Loaded with the first image: many processes never render one. */
export async function loadSharp() {
  const { default: sharp } = await import("sharp");
  // Each image is rendered once: libvips' cache would only occupy memory.
  sharp.cache(false);
  return sharp;
}
