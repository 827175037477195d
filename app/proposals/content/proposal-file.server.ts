import { z } from "zod";
import { PROPOSAL_TYPES } from "#contract/clients/proposal.ts";
import { EmailSchema } from "#contract/values/person.ts";
import { line, text } from "#services/content/kinds/text-fields.ts";
import { createProposalId, isUnguessable } from "../proposal-id.server.ts";

/** As many as an answer may name. */
const MAX_MEMBERS = 20;

const money = z.number().min(1).max(10_000).multipleOf(0.01).nullable().default(null);

/** Reports a missing id and suggests a new one. */
const id = z.unknown().transform((value, ctx) => {
  if (typeof value === "string" && isUnguessable(value)) return value;
  ctx.issues.push({
    code: "custom",
    input: value,
    message: `must be 26 or more lower-case letters and digits that are unguessable; here is a new one: ${createProposalId()}`,
  });
  return z.NEVER;
});

const memberEntry = z.strictObject({
  slug: z.string(),
  note: text({ min: 0, max: 600 }).default(""),
  sales_rate: money,
  chosen: z.boolean().default(false),
});

/** Fields of `proposals/<name>.yaml`. */
export const ProposalFileSchema = z
  .strictObject({
    id,
    type: z.enum(PROPOSAL_TYPES),
    client: line({ max: 120 }),
    client_email: EmailSchema.nullable().default(null),
    prepared_by: line({ max: 120 }),
    date: z.iso.date(),
    valid_until: z.iso.date().nullable().default(null),
    submited_at: z.iso.datetime().nullable().default(null),
    brief: text({ max: 10_000 }),
    members: z.array(memberEntry).min(1).max(MAX_MEMBERS),
  })
  .superRefine(({ type, date, valid_until, submited_at, client_email, members }, ctx) => {
    const report = (path: (string | number)[], message: string) =>
      ctx.addIssue({ code: "custom", path, message });
    if (valid_until !== null && valid_until < date) report(["valid_until"], "is before date");
    const chosen = members.filter((member) => member.chosen).length;
    if (submited_at !== null && chosen === 0) {
      report(["submited_at"], "has no chosen member: mark who was chosen with chosen: true");
    }
    if (submited_at === null && chosen > 0) {
      report(["members"], "a member is chosen, but submited_at is missing");
    }
    members.forEach(({ slug, sales_rate }, index) => {
      if (members.findIndex((member) => member.slug === slug) < index) {
        report(["members", index, "slug"], "is in this proposal twice");
      }
      if (type === "public" && sales_rate !== null) {
        report(
          ["members", index, "sales_rate"],
          "a public proposal shows the rates of the site: remove it, or make the proposal private",
        );
      }
    });
    if (type === "public" && submited_at !== null) {
      report(["submited_at"], "a public proposal takes no answer: remove it");
    }
    if (type === "public" && client_email !== null) {
      report(["client_email"], "a public proposal takes no answer, so no email is sent: remove it");
    }
  });
export type ProposalFile = z.output<typeof ProposalFileSchema>;
