import type { ButtonSize, ButtonVariant } from "#design/button-style.ts";
import { classNames } from "#design/class-names.ts";
import { LinkButton } from "#design/link-button.tsx";

type HireLinkProps = {
  member: { slug: string; first_name: string };
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
};

/** Replaces "Add to Shortlist" without JavaScript: opens the hire form for this member. */
export function HireLink({ member: { slug, first_name }, className, ...style }: HireLinkProps) {
  return (
    <LinkButton
      {...style}
      to={`/hire/form?members=${slug}`}
      className={classNames("noscript:inline-flex hidden", className)}
    >
      Ask for {first_name}
    </LinkButton>
  );
}
