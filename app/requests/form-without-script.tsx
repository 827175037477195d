import { LinkButton } from "#design/link-button.tsx";

type FormWithoutScriptProps = {
  /** Where the form is one page. */
  to: string;
  label: string;
  children: string;
};

/** What the steps of a form say where scripts do not run: the whole form is one page elsewhere. */
export function FormWithoutScript({ to, label, children }: FormWithoutScriptProps) {
  return (
    <>
      <p>{children}</p>
      <LinkButton to={to} reloadDocument className="mt-6">
        {label}
      </LinkButton>
    </>
  );
}
