import type { InterviewOffer } from "#contract/clients/interview.ts";
import { INTERVIEW_CONTROLS, MAX_INTERVIEW_MESSAGE } from "#contract/clients/interview-terms.ts";
import { Button } from "#design/buttons/button.tsx";
import { TextArea } from "#design/field/text-area.tsx";
import type { SubmissionState } from "#platform/forms/submitted-form.server.ts";
import { toReader } from "../reader.ts";

type CancelFormProps = { offer: InterviewOffer; state: SubmissionState | undefined };

const { intent, sequence, message } = INTERVIEW_CONTROLS;

/** Cancels the interview; both are told. */
export function CancelForm({ offer, state }: CancelFormProps) {
  const { other } = toReader(offer);
  const { input = {}, errors = {} } = state ?? {};
  const isEntered = input[intent] === "cancel";
  return (
    <form method="post" noValidate className="space-y-6 text-ink">
      <input type="hidden" name={sequence} value={offer.interview?.sequence ?? 0} readOnly />
      <TextArea
        name={message}
        id="cancel-message"
        label={`Message to ${other}`}
        optional
        rows={2}
        maxCharacters={MAX_INTERVIEW_MESSAGE}
        defaultValue={isEntered ? input[message] : ""}
        error={isEntered ? errors[message] : undefined}
      />
      <Button type="submit" variant="secondary" name={intent} value="cancel">
        Cancel the interview
      </Button>
    </form>
  );
}
