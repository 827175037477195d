import {
  fillPlaceholders,
  type ReplyPurpose,
  type ReplyTemplate,
  type ReplyValues,
} from "#contract/desk/reply-terms.ts";
import { withNoun } from "#contract/values/trade.ts";
import { toDateText } from "#platform/time/date-text.ts";
import type { ProposalForm } from "./proposal-form.ts";

/** Texts of an agency that has no templates of its own. */
export const DEFAULT_TEMPLATES = {
  proposal: {
    slug: "default",
    title: "Proposal",
    get subject() {
      return withNoun("Developers for you");
    },
    get body() {
      return withNoun(
        "Hello {{first_name}},\n\nThese are the developers we suggest:\n\n{{proposal_link}}\n\n{{signature}}",
      );
    },
  },
  proposal_change: {
    slug: "default",
    title: "Changed proposal",
    subject: "Your proposal has changed",
    body: "Hello {{first_name}},\n\nWe have changed the proposal that we sent you. The link is the same:\n\n{{proposal_link}}\n\n{{signature}}",
  },
  proposal_reminder: {
    slug: "default",
    title: "Reminder",
    subject: "Your proposal is valid until {{valid_until}}",
    body: "Hello {{first_name}},\n\nOur proposal is valid until {{valid_until}}:\n\n{{proposal_link}}\n\n{{signature}}",
  },
} as const satisfies Partial<Record<ReplyPurpose, ReplyTemplate>>;
export type ProposalPurpose = keyof typeof DEFAULT_TEMPLATES;

/** Values that do not depend on what is typed. */
export type KnownValues = Pick<
  ReplyValues,
  | "agency"
  | "reference"
  | "project"
  | "staff_name"
  | "staff_first_name"
  | "signature"
  | "proposal_link"
>;

const toFirstWord = (name: string): string => name.split(" ")[0] ?? "";

/** A template filled in for the client of a proposal; what has no value remains. */
export function fillTemplate(
  { subject, body }: Pick<ReplyTemplate, "subject" | "body">,
  known: KnownValues,
  form: Pick<ProposalForm, "client" | "client_name" | "valid_until">,
) {
  const name = form.client_name || form.client;
  const values = {
    ...known,
    name,
    first_name: toFirstWord(name),
    company: form.client,
    valid_until: /^\d{4}-\d\d-\d\d$/.test(form.valid_until) ? toDateText(form.valid_until) : "",
  };
  return { subject: fillPlaceholders(subject, values), body: fillPlaceholders(body, values) };
}
