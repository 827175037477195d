import { Link } from "react-router";
import { useStore } from "zustand";
import { toProjectFacts } from "#app/requests/request-texts.ts";
import { toPageMeta } from "#app/site/page-meta.ts";
import { toFullName } from "#contract/member-terms.ts";
import type { FieldErrors } from "#contract/problem.ts";
import { Checkbox } from "#design/field/checkbox.tsx";
import { AnswerSummary } from "#platform/forms/answer-summary.tsx";
import { SendingForm } from "#platform/forms/sending-form.tsx";
import { useSending } from "#platform/forms/use-sending.ts";
import { useChosenMembers } from "../chosen-members.tsx";
import { hireStore } from "../hire.store.ts";
import { toContactFields, toProjectFields, toRequestFields } from "../hire-answers.ts";
import { NextStepsAside } from "../hire-aside.tsx";
import { hireForm } from "../hire-form.ts";
import { HireStepPage } from "../hire-step-page.tsx";
import { HIRE_TITLES, SUMMARY_PATH } from "../hire-steps.ts";
import type { Route } from "./+types/book-a-call.ts";

const STEP = "book-a-call";
export function meta({ matches }: Route.MetaArgs) {
  return toPageMeta(matches, { title: HIRE_TITLES[STEP], path: SUMMARY_PATH, noindex: true });
}

export default function BookACall() {
  const { again } = useChosenMembers();
  const sending = useSending({
    form: hireForm,
    toFields: toRequestFields,
    onRefused: (errors) => {
      // It knows better who is still published.
      if ("members" in errors) again();
    },
  });
  const { errors } = sending;
  return (
    <HireStepPage step={STEP} errors={errors} aside={<NextStepsAside />}>
      <Answers errors={errors} />
      <SendingForm sending={sending}>
        <MarketingConsent />
        <p className="mt-4 mb-8 text-ink-soft text-sm">
          We use your details to answer this request. Our{" "}
          <Link to="/privacy" className="link">
            privacy policy
          </Link>{" "}
          says how.
        </p>
      </SendingForm>
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
