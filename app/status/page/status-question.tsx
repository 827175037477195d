import type { ComponentProps } from "react";
import { SecretLinkFrame } from "#app/site/secret-link/secret-link-frame.tsx";
import { PAGE_FORM_FIELDS } from "#contract/clients/forms.ts";
import { Button } from "#design/buttons/button.tsx";
import { LinkButton } from "#design/buttons/link-button.tsx";

type StatusQuestionProps = Omit<ComponentProps<typeof SecretLinkFrame>, "heading"> & {
  /** Labels of the button that does it, and of the link that leaves everything as it is. */
  confirm: string;
  keep?: string;
  /** For a page whose form does one of several things. */
  intent?: string;
  /** Where the link leads; home by default. */
  back?: string;
};

/** Asks a person before what they sent is changed; `title` has no question mark. */
export function StatusQuestion({
  confirm,
  keep = "Keep it",
  intent,
  back,
  children,
  ...frame
}: StatusQuestionProps) {
  return (
    <SecretLinkFrame {...frame} heading={<h1 className="text-heading">{frame.title}?</h1>}>
      {children}
      <form
        method="post"
        encType="multipart/form-data"
        noValidate
        className="mt-8 flex flex-wrap gap-3"
      >
        <Button type="submit" name={intent && PAGE_FORM_FIELDS.intent} value={intent}>
          {confirm}
        </Button>
        <LinkButton to={back ?? "/"} variant="secondary" reloadDocument={!back}>
          {keep}
        </LinkButton>
      </form>
    </SecretLinkFrame>
  );
}
