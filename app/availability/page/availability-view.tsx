import { Link } from "react-router";
import { toDateText } from "#app/developers/parts/member-texts.ts";
import { toProfilePath } from "#app/developers/parts/profile-url.ts";
import { ErrorSummary } from "#design/field/error-summary.tsx";
import { FormColumns } from "#design/forms/form-columns.tsx";
import { Notice } from "#design/notice.tsx";
import type { SubmissionState } from "#platform/forms/submitted-form.server.ts";
import { toShownAvailability } from "../availability-texts.ts";
import { AnswerForm } from "./answer-form.tsx";
import { EmailChoice } from "./email-choice.tsx";

export type ShownMember = {
  slug: string;
  name: string;
  available_from: string | null;
  availability_confirmed_at: string | null;
  /** By the member's clocks. */
  today: string;
};

type AvailabilityViewProps = {
  member: ShownMember;
  isStopped: boolean;
  wasAnswered: boolean;
  chosen: string | undefined;
  /** What the page was opened with after a form. */
  done: string | null;
  state: SubmissionState | undefined;
};

/** What the site says about when a member has time, and the answer that changes it. */
export function AvailabilityView({
  member,
  isStopped,
  wasAnswered,
  chosen,
  done,
  state,
}: AvailabilityViewProps) {
  const { name, slug, available_from, availability_confirmed_at, today } = member;
  return (
    <FormColumns
      heading={
        <>
          <Result done={done} state={state} />
          <h1 className="wrap-anywhere text-heading">Your availability, {name}</h1>
        </>
      }
      card={
        <dl className="rounded-card border border-line bg-paper p-6">
          <dt className="text-ink-soft text-sm">
            On{" "}
            <Link to={toProfilePath(slug)} className="link">
              your profile
            </Link>{" "}
            now
          </dt>
          <dd className="mt-1 text-lg">{toShownAvailability(member, today)}</dd>
          <dd className="mt-1 text-ink-soft">
            {availability_confirmed_at === null
              ? "Not confirmed yet"
              : `Confirmed ${toDateText(availability_confirmed_at)}`}
          </dd>
        </dl>
      }
    >
      <div className="mt-10" />
      {wasAnswered ? <h2 className="mb-4 text-title">Change your answer</h2> : null}
      <AnswerForm available_from={available_from} today={today} chosen={chosen} state={state} />
      <EmailChoice isStopped={isStopped} />
    </FormColumns>
  );
}

const DONE: Readonly<Record<string, string>> = {
  saved: "Your answer is saved and on your profile",
  stopped: "We won't ask you by email any more",
  resumed: "We'll ask you by email again",
};

function Result({ done, state }: Pick<AvailabilityViewProps, "done" | "state">) {
  if (state?.problem) {
    return (
      <div role="alert" className="mb-8">
        <Notice kind="warning" title={state.problem}>
          This page now shows the current details.
        </Notice>
      </div>
    );
  }
  if (state) return <ErrorSummary errors={state.errors} />;
  const title = DONE[done ?? ""];
  return title ? (
    <div role="status" className="mb-8">
      <Notice kind="success" title={title} />
    </div>
  ) : null;
}
