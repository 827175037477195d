import { z } from "zod";
import { listReasons, needsFollowUp } from "../clients/request-state-terms.ts";
import { MAX_BULK, MAX_BULK_EMAILS } from "./bulk-terms.ts";
import { FollowUpSchema, StateSchema } from "./desk-request.ts";

/** A ticked row as its checkbox has it: the id, and the version that was shown. */
const RowSchema = z
  .string()
  .regex(/^\d{1,9}:\d{1,9}$/)
  .transform((row) => {
    const [id, version] = row.split(":").map(Number);
    return { id: id ?? 0, version: version ?? 0 };
  });

const EventIdSchema = z.coerce.number().int().min(1);

/** One change of many requests: what is empty stays as it is. */
const BulkChangeSchema = z
  .object({
    intent: z.literal("bulk"),
    rows: z
      .array(RowSchema)
      .min(1, "Select at least one")
      .max(MAX_BULK, `Select ${MAX_BULK} or fewer`),
    state: z.union([z.literal(""), StateSchema]).default(""),
    reason: z.string().default(""),
    owner_id: z
      .union([z.enum(["", "none"]), z.coerce.number().int().min(1).max(2_147_483_647)])
      .default(""),
    follow_up_on: FollowUpSchema,
    /** Slug of the template by which applicants are told of a rejection; empty for no email. */
    template: z.string().max(100).default(""),
  })
  .transform(({ state, reason, owner_id, follow_up_on, template, ...change }, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    const reasons = state ? listReasons(state) : [];
    const known = reasons.find(({ name }) => name === reason)?.name;
    if (reasons.length > 0 && !known) refuse("reason", "Select a reason");
    if (state && needsFollowUp(state) && !follow_up_on) {
      refuse("follow_up_on", "Enter when to follow up");
    }
    const email = state === "rejected" ? template : "";
    if (email && change.rows.length > MAX_BULK_EMAILS) {
      refuse("template", `Select ${MAX_BULK_EMAILS} or fewer to send an email to each`);
    }
    if (!state && owner_id === "" && !follow_up_on) refuse("state", "Choose what to change");
    return {
      ...change,
      template: email,
      fields: {
        ...(state
          ? {
              state,
              state_reason: known ?? null,
              follow_up_on: needsFollowUp(state) ? follow_up_on : null,
            }
          : {}),
        ...(!state && follow_up_on ? { follow_up_on } : {}),
        ...(owner_id === "" ? {} : { owner_id: owner_id === "none" ? null : owner_id }),
      },
    };
  });

/** What a form of a list asks for. */
export const BulkSchema = z.discriminatedUnion("intent", [
  BulkChangeSchema,
  z.object({
    intent: z.literal("undo-bulk"),
    /** Ids of the first and the last entry that the change made. */
    first: EventIdSchema,
    last: EventIdSchema,
  }),
]);
export type BulkChange = z.infer<typeof BulkChangeSchema>;
export type BulkUndo = { first: number; last: number };
