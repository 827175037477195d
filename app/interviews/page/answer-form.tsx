import type { InterviewOffer } from "#contract/clients/interview.ts";
import {
  INTERVIEW_CONTROLS,
  MAX_INTERVIEW_MESSAGE,
  NO_TIME,
} from "#contract/clients/interview-terms.ts";
import { Button } from "#design/buttons/button.tsx";
import { Radios } from "#design/field/radios.tsx";
import { TextArea } from "#design/field/text-area.tsx";
import type { SubmissionState } from "#platform/forms/submitted-form.server.ts";
import { toPlaceName } from "#platform/time/time-zone-names.ts";
import { toBothTimes } from "../interview-texts.ts";
import { toReader } from "../reader.ts";

type AnswerFormProps = { offer: InterviewOffer; state: SubmissionState | undefined };

const { intent, sequence, time, message } = INTERVIEW_CONTROLS;

/** Confirms one of the proposed times, or says that none suits. */
export function AnswerForm({ offer, state }: AnswerFormProps) {
  const { interview, confirmable } = offer;
  const { other, zones } = toReader(offer);
  const { input = {}, errors = {} } = state ?? {};
  const isEntered = input[intent] === "answer";
  const gone = (interview?.times.length ?? 0) - confirmable.length;
  return (
    <form method="post" noValidate className="mt-6 space-y-8">
      <input type="hidden" name={sequence} value={interview?.sequence ?? 0} readOnly />
      <Radios
        name={time}
        label="Which time suits you?"
        hint={`Your time in ${toPlaceName(zones.own)}. It takes an hour.${gone > 0 ? ` ${gone === 1 ? "One time is" : `${gone} times are`} no longer possible.` : ""}`}
        options={[
          ...confirmable.map((value) => {
            const { ownTime, otherTime } = toBothTimes(value, zones);
            return { value, label: ownTime, ...(otherTime ? { hint: otherTime } : {}) };
          }),
          { value: NO_TIME, label: "None of these suits me" },
        ]}
        defaultValue={isEntered ? input[time] : undefined}
        error={isEntered ? errors[time] : undefined}
      />
      <TextArea
        name={message}
        label={`Message to ${other}`}
        hint='Only for "None of these suits me". For example, when you have time. Leave out email addresses and phone numbers.'
        optional
        rows={3}
        maxCharacters={MAX_INTERVIEW_MESSAGE}
        defaultValue={isEntered ? input[message] : ""}
        error={isEntered ? errors[message] : undefined}
      />
      <Button type="submit" name={intent} value="answer">
        Send answer
      </Button>
    </form>
  );
}
