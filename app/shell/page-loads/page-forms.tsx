import { useEffect } from "react";
import { useSubmit } from "react-router";
import { expectPageForm } from "./stay-on-failed-submission.ts";

/** Whether a form is posted to the page that it is on, in the same tab. */
function isSubmittedHere(form: HTMLFormElement): boolean {
  const { pathname, origin } = window.location;
  const target = new URL(form.action);
  return (
    form.method === "post" &&
    form.target === "" &&
    target.origin === origin &&
    target.pathname === pathname
  );
}

/**
 * Sends the forms that browsers without JavaScript post by themselves as React Router sends its own:
 * a failure then keeps the page with what was entered.
 */
export function PageForms() {
  const submit = useSubmit();
  useEffect(() => {
    const send = (event: SubmitEvent) => {
      const { target: form, submitter } = event;
      if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
      if (submitter?.hasAttribute("formtarget") || !isSubmittedHere(form)) return;
      event.preventDefault();
      expectPageForm();
      const { pathname, search } = window.location;
      submit(new FormData(form, submitter), {
        method: "post",
        action: pathname + search,
        encType: form.enctype === "multipart/form-data" ? form.enctype : undefined,
      });
    };
    window.addEventListener("submit", send);
    return () => window.removeEventListener("submit", send);
  }, [submit]);
  return null;
}
