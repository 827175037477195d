import type { ButtonSize, ButtonVariant } from "#design/buttons/button-style.ts";
import { LinkButton } from "#design/buttons/link-button.tsx";

type HireLinkProps = {
  member: { slug: string; first_name: string };
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
};

/** Replaces "Add to Shortlist" without JavaScript: opens the hire form for this member. */
export function HireLink({ member: { slug, first_name }, ...style }: HireLinkProps) {
  return (
    // Around the link, since the style of a button wins over hiding it.
    <span className="noscript:contents hidden">
      <LinkButton {...style} to={`/hire/form?members=${slug}`}>
        Ask for {first_name}
      </LinkButton>
    </span>
  );
}
