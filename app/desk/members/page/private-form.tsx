import { Form, useNavigation } from "react-router";
import { MAX_MEMBER_NOTES, MAX_PHONE } from "#contract/desk/desk-member-terms.ts";
import { CURRENCIES } from "#contract/members/member-terms.ts";
import { DeskInput, DeskSelect, DeskTextArea } from "../../parts/desk-field.tsx";
import type { InputPrivate, PrivateOutcome } from "./change-member.server.ts";
import type { StoredPrivate } from "./member-private.repository.server.ts";

const LABELS: Record<keyof InputPrivate, string> = {
  email: "Email address",
  phone: "Phone number",
  own_rate: "Own rate per hour",
  own_currency: "Currency",
  notes: "Notes",
};

type PrivateFormProps = { stored: StoredPrivate; outcome: PrivateOutcome | undefined };

/** What only staff know of a member. No page of the site, export or API has it. */
export function PrivateForm({ stored, outcome }: PrivateFormProps) {
  const isSending = useNavigation().state === "submitting";
  const entered = outcome && outcome.kind !== "done" ? outcome.input : toInput(stored);
  const errors = outcome?.kind === "invalid" ? outcome.errors : {};
  const otherVersion = outcome?.kind === "conflict" ? outcome.stored : undefined;
  return (
    <Form method="post" className="max-w-240 space-y-3">
      <input type="hidden" name="version" value={(otherVersion ?? stored).version} />
      {otherVersion && outcome?.kind === "conflict" ? (
        <Conflict message={outcome.message} otherVersion={toInput(otherVersion)} input={entered} />
      ) : null}
      <div className="grid gap-3 sm:grid-cols-2">
        <DeskInput
          label={LABELS.email}
          name="email"
          errors={errors}
          type="text"
          inputMode="email"
          autoComplete="off"
          defaultValue={entered.email}
        />
        <DeskInput
          label={LABELS.phone}
          name="phone"
          errors={errors}
          type="tel"
          autoComplete="off"
          maxLength={MAX_PHONE}
          defaultValue={entered.phone}
        />
        <DeskInput
          label={LABELS.own_rate}
          name="own_rate"
          errors={errors}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={entered.own_rate}
        />
        <DeskSelect
          label={LABELS.own_currency}
          name="own_currency"
          errors={errors}
          defaultValue={entered.own_currency}
        >
          {CURRENCIES.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </DeskSelect>
      </div>
      <DeskTextArea
        label={LABELS.notes}
        name="notes"
        errors={errors}
        rows={5}
        maxLength={MAX_MEMBER_NOTES}
        defaultValue={entered.notes}
      />
      <button type="submit" aria-disabled={isSending} className="desk-button">
        Save private data
      </button>
    </Form>
  );
}

function toInput({ version, own_rate, ...texts }: StoredPrivate): InputPrivate {
  return { ...texts, own_rate: own_rate === null ? "" : String(own_rate) };
}

type ConflictProps = { message: string; otherVersion: InputPrivate; input: InputPrivate };

/** What a colleague stored, where it differs from what was typed here. */
function Conflict({ message, otherVersion, input }: ConflictProps) {
  const names = (Object.keys(LABELS) as (keyof InputPrivate)[]).filter(
    (name) => otherVersion[name] !== input[name],
  );
  return (
    <div role="alert" className="border-amber border-l-4 bg-amber-wash px-3 py-2">
      <p className="font-medium">{message}. What you entered is below. Save again to keep it.</p>
      <dl className="mt-1">
        {names.map((name) => (
          <div key={name} className="flex flex-wrap gap-x-2">
            <dt className="text-ink-soft">{LABELS[name]} is now</dt>
            <dd className="min-w-0 whitespace-pre-line break-words">
              {otherVersion[name] || "empty"}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
