import { Minus, Plus } from "lucide";
import { Button } from "#design/buttons/button.tsx";
import type { ButtonSize, ButtonVariant } from "#design/buttons/button-style.ts";
import { classNames } from "#design/class-names.ts";
import { Icon } from "#design/icon.tsx";
import { addToShortlist, removeFromShortlist } from "./shortlist.store.ts";
import { useIsShortlisted } from "./use-shortlist.ts";

type ShortlistButtonProps = {
  id: number;
  /** Read after the label where a page has several such buttons. */
  name?: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
};

/** Adds a member to the shortlist or removes it. */
export function ShortlistButton({
  id,
  name,
  variant = "primary",
  size = "medium",
  className = "",
}: ShortlistButtonProps) {
  const isShortlisted = useIsShortlisted(id);
  const label = isShortlisted ? "Remove from Shortlist" : "Add to Shortlist";
  return (
    <Button
      aria-label={name ? `${label}: ${name}` : undefined}
      variant={isShortlisted ? "secondary" : variant}
      size={size}
      // A shortlist is in the browser's storage.
      className={classNames("noscript:hidden", className)}
      onClick={() => (isShortlisted ? removeFromShortlist(id) : addToShortlist(id))}
    >
      <Icon of={isShortlisted ? Minus : Plus} />
      {label}
    </Button>
  );
}
