import type { OnePage } from "#platform/forms/one-page.ts";
import { LinkButton } from "../buttons/link-button.tsx";
import { SavedAnswers } from "./saved-answers.tsx";

type OnePageLinkProps = {
  to: string;
  label: string;
  children: string;
  /** The form that takes the answers of this browser along. */
  onePage?: OnePage;
};

/** Where to go on in a browser that shows no step: to the form on one page. */
export function OnePageLink({ to, label, children, onePage }: OnePageLinkProps) {
  const link = (
    <LinkButton to={to} reloadDocument className="mt-6" data-submits={onePage && ""}>
      {label}
    </LinkButton>
  );
  return (
    <>
      <p>{children}</p>
      {onePage ? (
        <form method="post" action={onePage.path} encType="multipart/form-data">
          <SavedAnswers of={onePage} />
          {link}
        </form>
      ) : (
        link
      )}
    </>
  );
}
