import { Form, useNavigation } from "react-router";
import { UNMATCHED_TEXTS } from "#contract/desk/inbound-terms.ts";
import type { DeskFormState } from "../desk-form-state.ts";
import { DeskInput } from "../parts/desk-field.tsx";
import { TimeText } from "../time/time-text.tsx";
import type { UnmatchedRow } from "./inbound-emails.repository.server.ts";

type UnmatchedEmailProps = {
  row: UnmatchedRow;
  /** What is wrong with its form. */
  failed: DeskFormState | undefined;
};

/** An email that belongs to no request, and what can be done with it. */
export function UnmatchedEmail({ row, failed }: UnmatchedEmailProps) {
  const isSending = useNavigation().state === "submitting";
  const { id, state, reason, sender, sender_name, received_at, reference } = row;
  const subject = row.subject || "No subject";
  return (
    <li className="border-line border-t px-4 py-2 lg:flex lg:items-start lg:justify-between lg:gap-6">
      <div className="min-w-0">
        <p className="wrap-anywhere font-medium">
          <bdi>{subject}</bdi>
        </p>
        <p className="wrap-anywhere text-ink-soft">
          <bdi>{sender_name}</bdi>{" "}
          {sender ? <>&lt;{sender}&gt;</> : sender_name ? null : "Unknown sender"} ·{" "}
          <TimeText at={received_at} />
        </p>
        {/* The page says why the others are here. */}
        {reason && reason !== "no_request" ? <p>{UNMATCHED_TEXTS[reason]}.</p> : null}
        {reference && state === "unmatched" ? <p>Their last request is {reference}.</p> : null}
      </div>
      {state === "assigned" ? (
        <p className="shrink-0 text-ink-soft">It is being added to a request.</p>
      ) : (
        <Form
          method="post"
          className="mt-2 flex shrink-0 flex-wrap items-start gap-x-3 gap-y-2 lg:mt-0"
        >
          <input type="hidden" name="id" value={id} />
          <DeskInput
            label={`Reference for “${subject}”`}
            isLabelHidden
            name="reference"
            errors={failed?.errors ?? {}}
            placeholder="OG-7K3M9Q"
            autoComplete="off"
            defaultValue={failed?.input.reference ?? reference ?? ""}
          />
          <button
            type="submit"
            name="intent"
            value="assign"
            aria-disabled={isSending}
            className="desk-button"
          >
            Add to request
          </button>
          <button
            type="submit"
            name="intent"
            value="ignore"
            aria-disabled={isSending}
            className="desk-button"
          >
            Ignore
          </button>
        </Form>
      )}
    </li>
  );
}
