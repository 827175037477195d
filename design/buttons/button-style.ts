import { classNames } from "../class-names.ts";

/** `primary` is the one action of a screen; `on-dark` is the outline on ink. */
export type ButtonVariant = "primary" | "secondary" | "quiet" | "on-dark";
/**
 * `small` for toolbars (44 px), `medium` (48 px), `large` (56 px) for a hero or a call to action.
 */
export type ButtonSize = "small" | "medium" | "large";

const base =
  "relative inline-flex items-center justify-center gap-2 rounded-full border text-center font-medium no-underline transition-colors disabled:cursor-not-allowed aria-disabled:cursor-not-allowed";

const variants: Record<ButtonVariant, string> = {
  primary:
    "border-accent bg-accent text-on-accent not-disabled:hover:border-accent-deep not-disabled:hover:bg-accent-deep disabled:border-line disabled:bg-line",
  secondary:
    "border-line-strong bg-paper text-ink not-disabled:hover:border-ink not-disabled:hover:bg-mist disabled:border-line disabled:text-ink-soft",
  quiet:
    "border-transparent bg-transparent text-ink not-disabled:hover:bg-mist disabled:text-ink-soft",
  "on-dark":
    "border-line-dark bg-transparent text-paper not-disabled:hover:border-paper-soft not-disabled:hover:bg-ink-raised disabled:text-paper-soft",
};

const sizes: Record<ButtonSize, string> = {
  small: "min-h-11 px-4 py-2 text-sm",
  medium: "min-h-12 px-6 py-2.5 text-base",
  large: "min-h-14 px-8 py-3 text-base",
};

/** Classes of a button, also for elements that only look like one. */
export function buttonStyle(style: {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  className?: string | undefined;
}): string {
  return classNames(
    base,
    variants[style.variant ?? "primary"],
    sizes[style.size ?? "medium"],
    style.className,
  );
}
