import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import type { InterviewOffer } from "#contract/clients/interview.ts";
import {
  INTERVIEW_CONTROLS,
  INTERVIEW_SIDES,
  type InterviewSide,
  MAX_INTERVIEW_TIMES,
} from "#contract/clients/interview-terms.ts";
import type { FieldErrors } from "#contract/http/problem.ts";
import { withNoun } from "#contract/values/trade.ts";
import type { InputValues } from "#platform/forms/use-step-form.ts";
import { DeskInput, DeskSelect, DeskTextArea } from "../parts/desk-field.tsx";
import { TimeSelect } from "./time-select.tsx";

const { intent, sequence, side, time, times, message, place } = INTERVIEW_CONTROLS;

type FormProps = {
  offer: InterviewOffer;
  /** Of the form that was sent last, when it was refused. */
  input: InputValues;
  errors: FieldErrors;
};

const TIME_NAMES = Array.from({ length: MAX_INTERVIEW_TIMES }, (_, index) => `${times}[${index}]`);

/** Proposes two or three times on behalf of a side; the other one has an email. */
export function ProposeForm(props: FormProps) {
  const { offer, input, errors } = toOwn(props, "propose");
  return (
    <ChangeForm offer={offer} name="propose" button="Propose the times" hasDay>
      <SideSelect label="Proposed by" chosen={input[side] ?? "client"} errors={errors} />
      {TIME_NAMES.map((name, index) => (
        <TimeSelect
          key={name}
          label={`Time ${index + 1}${index === MAX_INTERVIEW_TIMES - 1 ? " (optional)" : ""}`}
          name={name}
          offer={offer}
          times={offer.free_times}
          chosen={input[name]}
          errors={index === 0 ? { [name]: errors[times] ?? [] } : {}}
        />
      ))}
    </ChangeForm>
  );
}

/** Agrees on a proposed time, or on any other one that suits both; both have the invitation. */
export function AgreeForm(props: FormProps) {
  const { offer, input, errors } = toOwn(props, "confirm");
  const { interview, confirmable, free_times } = offer;
  const isAgreed = interview?.status === "agreed";
  const all = [...new Set([...confirmable, ...free_times])].toSorted();
  return (
    <ChangeForm
      offer={offer}
      name="confirm"
      button={isAgreed ? "Move the interview" : "Agree on the time"}
      hasDay
    >
      <SideSelect
        label="Confirmed by"
        chosen={input[side] ?? interview?.waiting_for ?? "member"}
        errors={errors}
      />
      <TimeSelect
        label={isAgreed ? "New time" : "Time"}
        name={time}
        offer={offer}
        times={all}
        chosen={input[time] ?? confirmable[0]}
        errors={errors}
      />
    </ChangeForm>
  );
}

/** None of the proposed times suits the side that is asked. */
export function DeclineForm(props: FormProps & { waiting_for: InterviewSide }) {
  const { offer, input, errors } = toOwn(props, "decline");
  return (
    <ChangeForm offer={offer} name="decline" button="None of the times suits">
      <input type="hidden" name={side} value={props.waiting_for} />
      <MessageField input={input} errors={errors} label="Message to the other side (optional)" />
    </ChangeForm>
  );
}

export function CancelForm(props: FormProps) {
  const { offer, input, errors } = toOwn(props, "cancel");
  return (
    <ChangeForm offer={offer} name="cancel" button="Cancel the interview">
      <SideSelect label="Cancelled by" chosen={input[side] ?? "client"} errors={errors} />
      <MessageField input={input} errors={errors} label="Why (optional)" />
    </ChangeForm>
  );
}

/** Where they meet: a link, a number or an address, in the invitations of both. */
export function PlaceForm(props: FormProps) {
  const { offer, input, errors } = toOwn(props, "place");
  return (
    <ChangeForm offer={offer} name="place" button="Save the place">
      <DeskInput
        label="Link, number or address"
        hint="Once a time is agreed, both have a new invitation with it."
        name={place}
        errors={errors}
        defaultValue={input[place] ?? offer.interview?.place}
      />
    </ChangeForm>
  );
}

/** What was entered, for the form that it was entered into. */
function toOwn({ offer, input, errors }: FormProps, name: string): FormProps {
  const isOwn = input[intent] === name;
  return { offer, input: isOwn ? input : {}, errors: isOwn ? errors : {} };
}

type ChangeFormProps = {
  offer: InterviewOffer;
  name: string;
  button: string;
  /** Its times are within the day of the client that is shown. */
  hasDay?: boolean;
  children: ReactNode;
};

function ChangeForm({ offer, name, button, hasDay, children }: ChangeFormProps) {
  const isSending = useNavigation().formMethod === "POST";
  return (
    <Form method="post" preventScrollReset className="max-w-md space-y-2">
      <input type="hidden" name={sequence} value={offer.interview?.sequence ?? 0} />
      {hasDay
        ? Object.entries(offer.day).map(([key, value]) => (
            <input key={key} type="hidden" name={`day[${key}]`} value={value} />
          ))
        : null}
      {children}
      <button
        type="submit"
        name={intent}
        value={name}
        className="desk-button"
        aria-disabled={isSending}
      >
        {button}
      </button>
    </Form>
  );
}

const SIDE_LABELS: Record<InterviewSide, string> = {
  client: "Client",
  get member() {
    return withNoun("Developer");
  },
};

function SideSelect({
  label,
  chosen,
  errors,
}: {
  label: string;
  chosen: string;
  errors: FieldErrors;
}) {
  return (
    <DeskSelect label={label} name={side} errors={errors} defaultValue={chosen}>
      {INTERVIEW_SIDES.map((value) => (
        <option key={value} value={value}>
          {SIDE_LABELS[value]}
        </option>
      ))}
    </DeskSelect>
  );
}

type MessageFieldProps = Pick<FormProps, "input" | "errors"> & { label: string };

function MessageField({ input, errors, label }: MessageFieldProps) {
  return (
    <DeskTextArea
      label={label}
      name={message}
      errors={errors}
      rows={2}
      defaultValue={input[message]}
    />
  );
}
