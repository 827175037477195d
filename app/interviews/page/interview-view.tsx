import { SecretLinkFrame } from "#app/site/secret-link/secret-link-frame.tsx";
import type { InterviewOffer } from "#contract/clients/interview.ts";
import { INTERVIEW_CONTROLS } from "#contract/clients/interview-terms.ts";
import { Disclosure } from "#design/disclosure.tsx";
import { Notice } from "#design/notice.tsx";
import type { SubmissionState } from "#platform/forms/submitted-form.server.ts";
import { toReader } from "../reader.ts";
import { AnswerForm } from "./answer-form.tsx";
import { CancelForm } from "./cancel-form.tsx";
import { InterviewState } from "./interview-state.tsx";
import { ProposeForm } from "./propose-form.tsx";

type InterviewViewProps = {
  offer: InterviewOffer;
  /** The client has chosen another day to see its times. */
  isDayChosen: boolean;
  /** What was done with the form of this page. */
  done: string | null;
  state: SubmissionState | undefined;
};

const DONE: Readonly<Record<string, string>> = {
  propose: "Your times are sent",
  confirm: "Your interview is agreed. The invitation is in your email",
  decline: "Your answer is sent",
  cancel: "The interview is cancelled",
};

/** An interview for one side of it: what is agreed, and everything that they can do about it. */
export function InterviewView({ offer, isDayChosen, done, state }: InterviewViewProps) {
  const { interview, side, problem, can_cancel } = offer;
  const { other } = toReader(offer);
  const isMyTurn = interview?.waiting_for === side && interview.status !== "cancelled";
  const hasTimes = (interview?.times.length ?? 0) > 0;
  const entered = state?.input[INTERVIEW_CONTROLS.intent];
  const title = `Interview with ${other}`;
  return (
    <SecretLinkFrame
      title={title}
      heading={
        <>
          <h1 className="wrap-anywhere text-heading">{title}</h1>
          {interview ? null : (
            <p className="mt-4 text-lg">
              Choose two or three times. {other} confirms one, and you both get an invitation.
            </p>
          )}
        </>
      }
      card={<InterviewState offer={offer} />}
      state={state}
      done={DONE[done ?? ""]}
    >
      {problem ? (
        <Notice kind="warning" title={problem} className="mt-6">
          Reply to our email if you have a question.
        </Notice>
      ) : null}
      {!problem && isMyTurn && hasTimes ? <AnswerForm offer={offer} state={state} /> : null}
      {problem ? null : !interview || (isMyTurn && !hasTimes) ? (
        <div className="mt-8">
          <ProposeForm offer={offer} state={state} />
        </div>
      ) : (
        <Disclosure
          summary={interview.status === "agreed" ? "Move the interview" : "Suggest other times"}
          open={entered === "propose" || isDayChosen}
          className="mt-8 border-t"
        >
          <ProposeForm offer={offer} state={state} />
        </Disclosure>
      )}
      {can_cancel ? (
        <Disclosure
          summary="Cancel the interview"
          open={entered === "cancel"}
          className={problem || !interview || (isMyTurn && !hasTimes) ? "mt-8 border-t" : ""}
        >
          <CancelForm offer={offer} state={state} />
        </Disclosure>
      ) : null}
    </SecretLinkFrame>
  );
}
