import { type FormEvent, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { useStore } from "zustand";
import { HONEYPOT_FIELD } from "#contract/clients/forms.ts";
import type { Proposal } from "#contract/clients/proposal.ts";
import type { FieldErrors } from "#contract/http/problem.ts";
import type { MemberAnswerName } from "#contract/members/member-answer-terms.ts";
import { MAX_LENGTH } from "#contract/values/limits.ts";
import { Button } from "#design/buttons/button.tsx";
import { fieldId } from "#design/field/field-aria.ts";
import { TextArea } from "#design/field/text-area.tsx";
import { Honeypot } from "#design/forms/honeypot.tsx";
import { RecaptchaTerms } from "#design/forms/recaptcha-terms.tsx";
import { SubmissionNotice } from "#design/forms/submission-notice.tsx";
import type { Receipt } from "#platform/forms/send-form.ts";
import { useSubmission } from "#platform/forms/use-submission.ts";
import { toSendQuestion } from "../proposal-texts.ts";
import { ANSWER_FIELDS, toAnswerFields } from "./answer-fields.ts";
import { AnswerList } from "./answer-list.tsx";
import { getProposalAttempt, getProposalDraft, proposalCaptcha } from "./proposal-sending.ts";
import type { GivenAnswer } from "./use-member-answers.ts";

/** What was sent on one member. */
export type SentAnswer = { member_id: number; answer: MemberAnswerName };

export type AnswerFormProps = {
  proposal: Pick<Proposal, "id" | "version" | "prepared_by" | "members">;
  answers: readonly GivenAnswer[];
  onStored: (receipt: Receipt, answers: readonly SentAnswer[]) => void;
  /** The proposal has changed since the page was loaded; the message has the details. */
  onOutdated: (message: string) => void;
  /** Returns to the choice. */
  onBack: () => void;
};

const NO_ERRORS: FieldErrors = {};
const { control, ...MESSAGE } = ANSWER_FIELDS.message;
const TOO_LONG = "Message must be 2,000 characters or less";

/**
 * Lists what will be sent and asks for confirmation, because a proposal is answered once. After a
 * failure answers and message remain.
 */
export function AnswerForm({ proposal, answers, onStored, onOutdated, onBack }: AnswerFormProps) {
  const sent = answers.map(({ member, answer }) => ({ member_id: member.id, answer }));
  const others = proposal.members.filter(
    ({ id }) => !sent.some(({ member_id }) => member_id === id),
  );
  const draft = getProposalDraft(proposal.id);
  const message = useStore(draft, (draft) => draft.message);
  const [errors, setErrors] = useState(NO_ERRORS);
  const question = useRef<HTMLHeadingElement>(null);
  const { state, send } = useSubmission({
    url: "/api/forms/proposal",
    attempt: getProposalAttempt(proposal.id),
    captcha: proposalCaptcha,
    onStored: (receipt) => onStored(receipt, sent),
  });
  useEffect(() => question.current?.focus(), []);
  useEffect(() => {
    if (errors.message) document.getElementById(fieldId("message"))?.focus();
  }, [errors]);

  // An earlier attempt with another choice was stored; that answer is final.
  const finalAnswer = state.kind === "other-answers" ? state.message : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each such answer
  useEffect(() => {
    if (finalAnswer) onOutdated(finalAnswer);
  }, [finalAnswer]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (message.length > MAX_LENGTH.message) {
      setErrors({ message: [TOO_LONG] });
      return;
    }
    const trap = new FormData(event.currentTarget).get(HONEYPOT_FIELD);
    const refused = await send([
      ["proposal_id", proposal.id],
      ["version", String(proposal.version)],
      ...toAnswerFields(answers, message),
      [HONEYPOT_FIELD, String(trap ?? "")],
    ]);
    setErrors(refused ?? NO_ERRORS);
    const [outdated] = Object.entries(refused ?? {}).flatMap(([field, texts]) =>
      field === HONEYPOT_FIELD || field === "message" ? [] : texts,
    );
    if (outdated) onOutdated(outdated);
  }

  return (
    <form onSubmit={submit} noValidate className="pb-2">
      <h3 ref={question} tabIndex={-1} className="wrap-anywhere text-title outline-none">
        {toSendQuestion(answers, proposal.prepared_by)}
      </h3>
      <p className="mt-3 mb-6">You can't change it here afterwards.</p>
      <div className="mb-6 border-line border-y py-4">
        <AnswerList answers={answers} others={others} />
      </div>
      <Honeypot errors={errors} />
      <TextArea
        {...MESSAGE}
        name="message"
        value={message}
        onChange={(event) => draft.setState({ message: event.target.value })}
        error={errors.message}
      />
      <p className="mt-4 mb-6 text-ink-soft text-sm">
        Our{" "}
        <Link to="/privacy" className="link">
          privacy policy
        </Link>{" "}
        says how we use your answer.
      </p>
      {state.kind === "failed" ? (
        <SubmissionNotice title="Your answer wasn't sent" message={state.message} />
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={state.kind === "sending"}>
          {state.kind === "failed" ? "Try again" : "Yes, send"}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          Back to your choice
        </Button>
      </div>
      <RecaptchaTerms />
    </form>
  );
}
