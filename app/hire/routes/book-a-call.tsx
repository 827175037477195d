import { type FormEvent, useCallback, useState } from "react";
import { Link, useNavigate } from "react-router";
import { useStore } from "zustand";
import { toProjectFacts } from "#app/requests/request-texts.ts";
import { toPageMeta } from "#app/site/page-meta.ts";
import { HONEYPOT_FIELD } from "#contract/forms.ts";
import { toFullName } from "#contract/member-terms.ts";
import type { FieldErrors } from "#contract/problem.ts";
import { Button } from "#design/button.tsx";
import { Checkbox } from "#design/field/checkbox.tsx";
import { useCaptchaAhead } from "#platform/captcha/use-captcha-ahead.ts";
import { AnswerSummary } from "#platform/forms/answer-summary.tsx";
import { Honeypot } from "#platform/forms/honeypot.tsx";
import type { Receipt } from "#platform/forms/send-form.ts";
import { SubmissionNotice } from "#platform/forms/submission-notice.tsx";
import { useSubmission } from "#platform/forms/use-submission.ts";
import { useChosenMembers } from "../chosen-members.tsx";
import { hireStore } from "../hire.store.ts";
import { toContactFields, toProjectFields, toRequestFields } from "../hire-answers.ts";
import { NextStepsAside } from "../hire-aside.tsx";
import { hireAttempt, hireCaptcha } from "../hire-sending.ts";
import { HireStepPage } from "../hire-step-page.tsx";
import { HIRE_TITLES, SUCCESS_PATH, SUMMARY_PATH } from "../hire-steps.ts";
import { keepReceipt } from "../receipt.store.ts";
import type { Route } from "./+types/book-a-call.ts";

const STEP = "book-a-call";
const NO_ERRORS: FieldErrors = {};

export function meta({ matches }: Route.MetaArgs) {
  return toPageMeta(matches, { title: HIRE_TITLES[STEP], path: SUMMARY_PATH, noindex: true });
}

/** A mistake inside a list of fields is a mistake of the list. */
function toSummaryErrors(errors: FieldErrors): FieldErrors {
  const summary: FieldErrors = {};
  for (const [field, texts] of Object.entries(errors)) {
    const name = field.replace(/\..*/, "");
    summary[name] = [...new Set([...(summary[name] ?? []), ...texts])];
  }
  return summary;
}

export default function BookACall() {
  const navigate = useNavigate();
  const { again } = useChosenMembers();
  const [errors, setErrors] = useState(NO_ERRORS);
  const onStored = useCallback(
    (receipt: Receipt) => {
      keepReceipt(receipt);
      navigate(SUCCESS_PATH, { replace: true });
    },
    [navigate],
  );
  const { state, send } = useSubmission({
    url: "/api/forms/request",
    attempt: hireAttempt,
    captcha: hireCaptcha,
    onStored,
  });
  useCaptchaAhead(hireCaptcha);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const trap = new FormData(event.currentTarget).get(HONEYPOT_FIELD);
    const form = hireStore.getState();
    // Another tab has just sent it: this one is on its way to the answer.
    if (form.members.length === 0) return;
    const fields = toRequestFields(form);
    // Each step was judged when it was left; now the server decides.
    const refused = await send([...fields, [HONEYPOT_FIELD, String(trap ?? "")]]);
    setErrors(refused ? toSummaryErrors(refused) : NO_ERRORS);
    // It knows better who is still published.
    if (refused && "members" in refused) again();
  }

  return (
    <HireStepPage step={STEP} errors={errors} aside={<NextStepsAside />}>
      <Answers errors={errors} />
      <form onSubmit={submit} noValidate className="mt-10">
        <Honeypot errors={errors} />
        <MarketingConsent />
        <p className="mt-4 mb-8 text-ink-soft text-sm">
          We use your details to answer this request. Our{" "}
          <Link to="/privacy" className="link">
            privacy policy
          </Link>{" "}
          says how.
        </p>
        {state.kind === "failed" ? (
          <SubmissionNotice title="Your request was not sent" message={state.message} />
        ) : null}
        {state.kind === "other-answers" ? (
          <>
            <SubmissionNotice title="You have sent this request before" message={state.message} />
            <Button type="submit" onClick={() => hireAttempt.forget()}>
              Send as a new request
            </Button>
          </>
        ) : (
          <Button type="submit" pending={state.kind === "sending"}>
            {state.kind === "failed" ? "Try again" : "Send request"}
          </Button>
        )}
      </form>
    </HireStepPage>
  );
}

function Answers({ errors }: { errors: FieldErrors }) {
  const form = useStore(hireStore);
  const { state, members, count } = useChosenMembers();
  const contacts = toContactFields(form);
  const project = toProjectFields(form);
  const projectTexts = toProjectFacts({
    project_type: form.projectType,
    project_duration: project.project_duration ?? "",
    workload: project.workload ?? "",
    start_date: project.start_date ?? "",
  });
  const names = ["project_type", "project_duration", "workload", "start_date"];
  return (
    <>
      <AnswerSummary
        title="Developers"
        changeTo="/hire/select-developer"
        backTo={SUMMARY_PATH}
        errors={errors}
        answers={[
          {
            name: "members",
            label: count === 1 ? "1 developer" : `${count} developers`,
            value:
              state === "loaded"
                ? members.map(toFullName).join("\n")
                : "Their names are on the way",
          },
        ]}
      />
      <AnswerSummary
        title="Your details"
        changeTo="/hire/contacts"
        backTo={SUMMARY_PATH}
        errors={errors}
        answers={[
          { name: "name", label: "Full name", value: contacts.name },
          { name: "email", label: "Email address", value: contacts.email },
          {
            name: "company_name",
            label: "Company name",
            value: contacts.company_name,
            optional: true,
          },
        ]}
      />
      <AnswerSummary
        title="Your project"
        changeTo="/hire/details"
        backTo={SUMMARY_PATH}
        errors={errors}
        answers={[
          ...projectTexts.map(([label, value], index) => ({
            name: names[index] ?? "",
            label,
            value,
          })),
          { name: "message", label: "Message", value: project.message, optional: true },
        ]}
      />
    </>
  );
}

function MarketingConsent() {
  const isGiven = useStore(hireStore, (form) => form.marketingConsent);
  return (
    <Checkbox
      name="marketing_consent"
      label="Send me news about developers and services by mail. I can stop them at any time."
      checked={isGiven}
      onChange={(event) => hireStore.setState({ marketingConsent: event.target.checked })}
    />
  );
}
