import { useEffect, useState } from "react";
import { redirect } from "react-router";
import { DetailsCard } from "#app/site/secret-link/details-card.tsx";
import { SECRET_LINK_META } from "#app/site/secret-link/secret-link-page.ts";
import { showFormAgain } from "#app/site/secret-link/show-form-again.server.ts";
import { useSite } from "#app/site/use-site.ts";
import type { PageHandle } from "#contract/content/page.ts";
import { TextField } from "#design/field/text-field.tsx";
import { FormPage } from "#design/forms/page-form.tsx";
import { useHydrated } from "#platform/browser/use-hydrated.ts";
import {
  countStoredForm,
  issueFormToken,
  readFormToken,
  requireFormToken,
} from "#services/forms/form-token.server.ts";
import { handlePageForm } from "#services/forms/page-form.server.ts";
import { clientContext, servicesContext } from "#services/services.server.ts";
import { applyStore } from "../../form/apply.store.ts";
import { applyForm } from "../../form/apply-form.ts";
import { isEmpty } from "../draft-answers.ts";
import { DRAFT_DAYS, DRAFT_FIELDS, SAVE_TITLE } from "../draft-terms.ts";
import { NothingToSave } from "../nothing-to-save.tsx";
import { readAnswers } from "../read-answers.server.ts";
import { DraftSchema, saveDraft } from "../save-draft.service.server.ts";
import type { Route } from "./+types/save.ts";

export const handle: PageHandle = {
  buttons: "outline",
  navigation: "reduced",
  exitTo: "/career",
  background: "devform",
  footer: "small",
  private: "secret",
  form: "file",
};

const FORM = "draft";

export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  return { token: await issueFormToken(db, FORM, clock()) };
}

/** Also takes what the form on one page has so far, with that page's token. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { db, clock, log } = services;
  const client = context.get(clientContext);
  const outcome = await handlePageForm(
    { request, client, db, clock, log },
    {
      name: FORM,
      file: { field: "cv", purpose: "cv" },
      schema: DraftSchema,
      toValues: (input) => ({ ...input, answers: readAnswers(input) }),
      submit: async (draft, { key, token }) => {
        const ofPage = await readFormToken(db, token, "apply");
        const form = ofPage ? "apply" : FORM;
        await requireFormToken(db, { token, form, now: clock() });
        await countStoredForm(db, FORM, client);
        const attempt_key = draft.attempt_key ?? ofPage?.key;
        await saveDraft(services, { ...draft, attempt_key }, key);
      },
    },
  );
  if (outcome.kind === "stored") return redirect("/apply/save/sent", 303);
  const submission = readAnswers(outcome.state.input);
  const answers = submission && !isEmpty(submission) ? JSON.stringify(submission) : undefined;
  return showFormAgain({ ...outcome, state: { ...outcome.state, answers } });
}

export const meta = () => SECRET_LINK_META;

/** What this browser has of the application; undefined before hydration. */
function useStored() {
  const isHydrated = useHydrated();
  const [key, setKey] = useState<string>();
  useEffect(() => setKey(applyForm.attempt.getKey()), []);
  return isHydrated && key !== undefined ? { form: applyStore.getState(), key } : undefined;
}

export default function SaveApplication({ loaderData, actionData }: Route.ComponentProps) {
  const name = useSite()?.name ?? "";
  const stored = useStored();
  const isUnread = actionData?.isUnread === true;
  const own = stored && !isEmpty(stored.form) ? JSON.stringify(stored.form) : undefined;
  const answers = actionData ? actionData.answers : own;
  if (answers === undefined && !isUnread) {
    return <NothingToSave isSure={actionData !== undefined || stored !== undefined} />;
  }
  return (
    <FormPage
      title={SAVE_TITLE}
      siteName={name}
      lead="We'll email you a link to your application."
      backTo={stored ? "/apply" : "/apply/form"}
      card={
        <DetailsCard
          details={{
            "Your answers": "Saved, with the CV you've attached",
            "Your link": `Works for ${DRAFT_DAYS} days, on any device`,
            "When you're ready": "You send the application from there",
          }}
        />
      }
      form={{
        noun: "application",
        state: actionData,
        token: loaderData.token,
        action: "Save and email the link",
        children: (
          <>
            <input type="hidden" name={DRAFT_FIELDS.answers} value={answers} readOnly />
            <input
              type="hidden"
              name={DRAFT_FIELDS.key}
              value={actionData?.input[DRAFT_FIELDS.key] ?? stored?.key ?? ""}
              readOnly
            />
            <TextField
              aria-required
              name="email"
              type="email"
              label="Email address"
              hint="We'll send the link to this address, and nothing else."
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              defaultValue={actionData?.input.email ?? stored?.form.email}
              error={actionData?.errors.email}
            />
          </>
        ),
      }}
    />
  );
}
