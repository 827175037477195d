import { SecretLinkFrame } from "#app/site/secret-link/secret-link-frame.tsx";
import { ActionLine } from "#design/buttons/action-line.tsx";
import { LinkButton } from "#design/buttons/link-button.tsx";
import { SAVE_TITLE } from "./draft-terms.ts";

type NothingToSaveProps = {
  /** False before the browser's answers are read, which is never without JavaScript. */
  isSure: boolean;
};

/** Leads to the form, on one page without JavaScript. */
export function NothingToSave({ isSure }: NothingToSaveProps) {
  return (
    <SecretLinkFrame title={SAVE_TITLE}>
      <h1 className="max-w-form text-heading">{SAVE_TITLE}</h1>
      <div className={isSure ? undefined : "hidden noscript:block"}>
        <p className="mt-6 mb-8 max-w-form text-lg">
          There is nothing to save yet. Fill in part of the application first, then choose "
          {SAVE_TITLE}" there.
        </p>
        <ActionLine>
          <span className="noscript:hidden">
            <LinkButton to="/apply">Go to the application</LinkButton>
          </span>
          <span className="noscript:contents hidden">
            <LinkButton to="/apply/form" reloadDocument>
              Go to the application
            </LinkButton>
          </span>
        </ActionLine>
      </div>
    </SecretLinkFrame>
  );
}
