import { useEffect, useRef, useState } from "react";
import {
  type DeskState,
  listReasons,
  needsFollowUp,
  STATE_LABELS,
} from "#contract/clients/request-state-terms.ts";
import type { ReplyTemplate } from "#contract/desk/reply-terms.ts";
import { DeskInput, DeskSelect } from "../parts/desk-field.tsx";
import { useChangeToast } from "../parts/use-change-toast.ts";
import { ConflictNotice } from "./conflict-notice.tsx";
import type { DeskRequest } from "./desk-request.service.server.ts";
import { RejectionEmail } from "./rejection-email.tsx";
import { StateOptions } from "./state-options.tsx";
import { useChange } from "./use-change.ts";

type Changed = Pick<
  DeskRequest,
  "form" | "version" | "state" | "state_reason" | "follow_up_on" | "owner_id"
>;

/** Texts of an email about a rejection. */
type Email = { subject: string; body: string };
type StateFormProps = {
  request: Changed;
  /** Of an application: what its applicant may be told of a rejection. */
  rejection?: {
    templates: readonly ReplyTemplate[];
    planned: Email | undefined;
    wasTold: boolean;
  };
};

/**
 * State with its reason or follow-up date. What was chosen remains when a colleague was faster;
 * saving again then is on what they changed.
 */
export function StateForm({ request, rejection }: StateFormProps) {
  const { Form, isSending, outcome, version, errors, submit } = useChange(request.version);
  const [chosen, setChosen] = useState<DeskState>();
  const [followUp, setFollowUp] = useState<string>();
  const before = useRef<Changed & { email: Email | undefined }>(undefined);
  const state = chosen ?? request.state;
  const reasons = listReasons(state);
  const undo = () => {
    const { state, state_reason, follow_up_on, email } = before.current ?? {
      ...request,
      email: undefined,
    };
    submit(
      {
        intent: "state",
        version,
        state,
        reason: state_reason ?? "",
        follow_up_on: follow_up_on ?? "",
        ...(email ? { email: "send", subject: email.subject, body: email.body } : {}),
      },
      { method: "post" },
    );
    before.current = undefined;
  };
  // What is stored counts from then on, also after an undo.
  useEffect(() => {
    if (outcome?.kind !== "done") return;
    setChosen(undefined);
    setFollowUp(undefined);
  }, [outcome]);
  useChangeToast({
    outcome,
    text: `State saved: ${STATE_LABELS[request.state]}`,
    undo: before.current ? undo : undefined,
  });
  return (
    <Form
      method="post"
      className="space-y-2"
      onSubmit={() => {
        before.current = { ...request, email: rejection?.planned };
      }}
    >
      <ConflictNotice outcome={outcome} />
      <input type="hidden" name="intent" value="state" />
      <input type="hidden" name="version" value={version} />
      <DeskSelect
        label="State"
        name="state"
        errors={errors}
        value={state}
        onChange={(event) => setChosen(event.target.value as DeskState)}
        data-shortcut="s"
      >
        <StateOptions form={request.form} />
      </DeskSelect>
      {reasons.length > 0 ? (
        <DeskSelect
          label="Reason"
          name="reason"
          errors={errors}
          key={state}
          defaultValue={request.state_reason ?? ""}
        >
          <option value="">Select a reason</option>
          {reasons.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </DeskSelect>
      ) : null}
      {rejection && state === "rejected" && request.state !== "rejected" ? (
        <RejectionEmail {...rejection} errors={errors} />
      ) : null}
      {needsFollowUp(state) ? (
        <DeskInput
          label="Follow up on"
          name="follow_up_on"
          errors={errors}
          type="date"
          value={followUp ?? request.follow_up_on ?? ""}
          onChange={(event) => setFollowUp(event.target.value)}
        />
      ) : null}
      <button type="submit" className="desk-button" aria-disabled={isSending}>
        Save state
      </button>
    </Form>
  );
}
