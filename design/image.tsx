import { toImageSource } from "#platform/image/image-source.ts";

type ImageProps = {
  /** Path of a stored picture on this site. */
  src: string;
  alt: string;
  /** CSS pixels; the space of the image is reserved while it loads. */
  width: number;
  height: number;
  /**
   * How wide the picture is on which screen, as for `img`; without it the picture is `width` wide
   * on all of them.
   */
  sizes?: string;
  /**
   * Set for a picture that is seen at once: it is loaded before others, not only when scrolled to.
   */
  priority?: boolean;
  className?: string;
};

/**
 * A stored picture as WebP in the densities and breakpoints of the spec (§9). With `sizes`, `width`
 * and `height` are the picture's own; without, those that it is shown in.
 */
export function Image(props: ImageProps) {
  const { alt, width, height, priority = false, className } = props;
  return (
    <img
      // React writes attributes in this order, and a browser needs `sizes` and `loading` first.
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : "auto"}
      decoding="async"
      alt={alt}
      width={width}
      height={height}
      className={className}
      {...toImageSource(props)}
    />
  );
}
