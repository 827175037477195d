import { Form, useNavigation } from "react-router";
import { UNMATCHED_TEXTS } from "#contract/desk/inbound-terms.ts";
import type { DeskFormState } from "../desk-form-state.ts";
import { DeskField } from "../parts/desk-field.tsx";
import { TimeText } from "../time/time-text.tsx";
import type { InboundRow } from "./inbound-emails.repository.server.ts";

type UnmatchedEmailProps = {
  row: Pick<
    InboundRow,
    "id" | "state" | "reason" | "sender" | "sender_name" | "subject" | "received_at"
  >;
  /** What is wrong with its form. */
  failed: DeskFormState | undefined;
};

/** An email that belongs to no request, and what can be done with it. */
export function UnmatchedEmail({ row, failed }: UnmatchedEmailProps) {
  const isSending = useNavigation().state === "submitting";
  const subject = row.subject || "No subject";
  return (
    <li className="border-line border-t px-4 py-3">
      <p className="wrap-anywhere font-medium">{subject}</p>
      <p className="wrap-anywhere">
        {row.sender_name} &lt;{row.sender}&gt;{" "}
        <span className="text-ink-soft">
          · <TimeText at={row.received_at} />
        </span>
      </p>
      {row.reason ? <p className="text-ink-soft">{UNMATCHED_TEXTS[row.reason]}.</p> : null}
      {row.state === "assigned" ? (
        <p className="text-ink-soft">It is being added to a request.</p>
      ) : (
        <Form method="post" className="mt-2 flex flex-wrap items-end gap-x-3 gap-y-2">
          <input type="hidden" name="id" value={row.id} />
          <DeskField
            label={`Reference for “${subject}”`}
            isLabelHidden
            name="reference"
            errors={failed?.errors ?? {}}
          >
            {(field) => (
              <input
                {...field}
                className="desk-control"
                placeholder="OG-7K3M9Q"
                autoComplete="off"
                defaultValue={failed?.input.reference ?? ""}
              />
            )}
          </DeskField>
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
