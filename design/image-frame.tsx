import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** Tints of the drawing's paper behind a portrait. */
const tints = [
  "bg-[oklch(0.94_0.03_250)]",
  "bg-[oklch(0.945_0.035_65)]",
  "bg-[oklch(0.945_0.03_160)]",
  "bg-[oklch(0.945_0.03_95)]",
  "bg-[oklch(0.945_0.025_20)]",
  "bg-[oklch(0.94_0.02_200)]",
];

const sizes = {
  small: "size-12",
  card: "size-16 sm:size-20",
  medium: "size-20",
  large: "size-32",
  fill: "w-full aspect-square",
};

type ImageFrameProps = {
  /** The same seed has the same tint on every page. */
  seed: number;
  size?: keyof typeof sizes;
  className?: string;
  children: ReactNode;
};

/** The tinted frame of a portrait; the child is an `img` or `svg` that fills it. */
export function ImageFrame({ seed, size = "medium", className, children }: ImageFrameProps) {
  return (
    <span
      className={classNames(
        "relative block shrink-0 overflow-hidden rounded-card [&>img]:size-full [&>img]:object-cover [&>svg]:size-full",
        tints[Math.abs(Math.trunc(seed)) % tints.length],
        sizes[size],
        className,
      )}
    >
      {children}
    </span>
  );
}
