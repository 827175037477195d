import { useEffect, useState } from "react";
import { PAGE_FORM_FIELDS } from "#contract/clients/forms.ts";
import { Button } from "#design/buttons/button.tsx";
import { applyStore } from "../form/apply.store.ts";
import { applyForm } from "../form/apply-form.ts";
import { isEmpty } from "./draft-answers.ts";
import { DRAFT_FIELDS, OPEN_DRAFT } from "./draft-terms.ts";

type ResumeFormsProps = { token: string };

/** Continues a saved application or deletes it; without JavaScript in the form on one page. */
export function ResumeForms({ token }: ResumeFormsProps) {
  const key = useFreeKey();
  return (
    <>
      <p className="mt-6 text-lg">Your application hasn't been sent yet.</p>
      <form method="post" className="mt-8 noscript:hidden">
        <input type="hidden" name={DRAFT_FIELDS.key} value={key} readOnly />
        <Button type="submit" name={PAGE_FORM_FIELDS.intent} value="open">
          Continue application
        </Button>
      </form>
      <form
        method="post"
        action="/apply/form"
        encType="multipart/form-data"
        className="mt-8 hidden noscript:block"
      >
        <input type="hidden" name={DRAFT_FIELDS.token} value={token} readOnly />
        <Button type="submit" name={PAGE_FORM_FIELDS.intent} value={OPEN_DRAFT}>
          Continue on one page
        </Button>
      </form>
      <section aria-labelledby="delete" className="mt-12 border-line border-t pt-8">
        <h2 id="delete" className="text-title">
          Not applying, or not yours?
        </h2>
        <p className="mt-3 mb-6">This deletes the saved application and its CV.</p>
        <form method="post">
          <Button type="submit" variant="secondary" name={PAGE_FORM_FIELDS.intent} value="delete">
            Delete application
          </Button>
        </form>
      </section>
    </>
  );
}

/** The key under which this browser sends applications; empty while it has another one. */
function useFreeKey(): string {
  const [key, setKey] = useState("");
  useEffect(() => {
    if (isEmpty(applyStore.getState())) setKey(applyForm.attempt.getKey());
  }, []);
  return key;
}
