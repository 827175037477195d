import { LinkButton } from "#design/link-button.tsx";

type FormWithoutScriptProps = {
  /** Where the form is one page. */
  to: string;
  label: string;
  children: string;
};

/** Shown on the steps of a form without JavaScript: a link to the form as one page. */
export function FormWithoutJavaScript({ to, label, children }: FormWithoutScriptProps) {
  return (
    <>
      <p>{children}</p>
      <LinkButton to={to} reloadDocument className="mt-6">
        {label}
      </LinkButton>
    </>
  );
}
