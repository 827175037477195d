import type { ButtonSize, ButtonVariant } from "#design/button-style.ts";
import { classNames } from "#design/class-names.ts";
import { LinkButton } from "#design/link-button.tsx";

type AskLinkProps = {
  member: { slug: string; first_name: string };
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
};

/** In place of "Add to Shortlist" where no script runs: the hire form for this member. */
export function AskLink({ member: { slug, first_name }, className, ...look }: AskLinkProps) {
  return (
    <LinkButton
      {...look}
      to={`/hire/form?members=${slug}`}
      className={classNames("noscript:inline-flex hidden", className)}
    >
      Ask for {first_name}
    </LinkButton>
  );
}
