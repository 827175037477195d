import type { InterviewOffer } from "#contract/clients/interview.ts";
import { INTERVIEW_CONTROLS, MAX_INTERVIEW_MESSAGE } from "#contract/clients/interview-terms.ts";
import { Button } from "#design/buttons/button.tsx";
import { TextArea } from "#design/field/text-area.tsx";
import { Notice } from "#design/notice.tsx";
import type { SubmissionState } from "#platform/forms/submitted-form.server.ts";
import { toReader } from "../reader.ts";
import { DayForm } from "./day-form.tsx";
import { TimeChoices } from "./time-choices.tsx";

type ProposeFormProps = { offer: InterviewOffer; state: SubmissionState | undefined };

const { intent, sequence, message, times } = INTERVIEW_CONTROLS;

/** Proposes two or three times that suit both days. */
export function ProposeForm({ offer, state }: ProposeFormProps) {
  const { side, day, free_times, interview } = offer;
  const { zones, other } = toReader(offer);
  const { input = {}, errors = {} } = state ?? {};
  const isEntered = input[intent] === "propose";
  const chosen = Object.entries(input).flatMap(([name, value]) =>
    isEntered && name.startsWith(times) ? [value] : [],
  );
  return (
    <>
      {side === "client" ? <DayForm day={day} open={free_times.length === 0} /> : null}
      {free_times.length === 0 ? (
        <Notice title="No times suit both days" className="mt-6">
          {side === "client"
            ? `${other} works from 9:00 to 17:00. Choose other hours for yourself, or email us.`
            : `${other}'s day and yours have no free hour in common. Email us to find a time.`}
        </Notice>
      ) : (
        <form method="post" noValidate className="mt-6 space-y-8">
          <input type="hidden" name={sequence} value={interview?.sequence ?? 0} readOnly />
          {Object.entries(day).map(([name, value]) => (
            <input key={name} type="hidden" name={`day[${name}]`} value={value} readOnly />
          ))}
          <div>
            <p className="font-medium">Choose two or three times</p>
            <TimeChoices
              times={free_times}
              zones={zones}
              chosen={new Set(chosen)}
              error={isEntered ? errors[times] : undefined}
            />
          </div>
          <TextArea
            name={message}
            label={`Message to ${other}`}
            id="propose-message"
            hint="For example, what you'd like to talk about. Leave out email addresses and phone numbers."
            optional
            rows={3}
            maxCharacters={MAX_INTERVIEW_MESSAGE}
            defaultValue={isEntered ? input[message] : ""}
            error={isEntered ? errors[message] : undefined}
          />
          <Button type="submit" name={intent} value="propose">
            Send times
          </Button>
        </form>
      )}
    </>
  );
}
