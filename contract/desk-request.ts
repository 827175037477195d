import { z } from "zod";
import { FORMS, type FormName } from "./forms.ts";
import {
  APPLICATION_STATES,
  type DeskState,
  listReasons,
  needsFollowUp,
  REQUEST_STATES,
  type StateReason,
} from "./request-state-terms.ts";
import { toLine, toText } from "./text.ts";

export const MAX_NOTE = 10_000;
export const MAX_SEARCH = 200;

/** Which requests a list of the desk shows: its query string. Unknown values are left out. */
export const DeskRequestQuerySchema = z.object({
  form: z.enum(FORMS).optional().catch(undefined),
  /** `open` is every state in which something is left to do. */
  state: z
    .enum(["open", "all", ...REQUEST_STATES, ...APPLICATION_STATES])
    .default("open")
    .catch("open"),
  owner: z.enum(["me", "none"]).optional().catch(undefined),
  due: z.enum(["overdue"]).optional().catch(undefined),
  text: z.string().overwrite(toLine).max(MAX_SEARCH).default("").catch(""),
  page: z.coerce.number().int().min(1).max(10_000).default(1).catch(1),
});
export type DeskRequestQuery = z.infer<typeof DeskRequestQuerySchema>;

const VersionSchema = z.coerce.number().int().min(1);
const FollowUpSchema = z
  .union([z.literal(""), z.iso.date()], { error: "Enter a follow-up date" })
  .default("")
  .transform((date) => date || null);

const StateChangeSchema = z
  .object({
    intent: z.literal("state"),
    version: VersionSchema,
    state: z.enum([...REQUEST_STATES, ...APPLICATION_STATES], { error: "Select a state" }),
    reason: z.string().default(""),
    follow_up_on: FollowUpSchema,
  })
  .transform(({ reason, ...change }, context) => {
    const reasons = listReasons(change.state);
    const known = reasons.find(({ name }) => name === reason)?.name;
    if (reasons.length > 0 && !known) {
      context.addIssue({ code: "custom", path: ["reason"], message: "Select a reason" });
    }
    if (needsFollowUp(change.state) && !change.follow_up_on) {
      const message = "Enter when to follow up";
      context.addIssue({ code: "custom", path: ["follow_up_on"], message });
    }
    return { ...change, reason: known };
  });

/** What a form of a request's page asks for. */
export const RequestChangeSchema = z.discriminatedUnion(
  "intent",
  [
    StateChangeSchema,
    z.object({
      intent: z.literal("owner"),
      version: VersionSchema,
      owner_id: z
        .union([z.literal(""), z.coerce.number().int().min(1).max(2_147_483_647)])
        .transform((id) => id || null),
    }),
    z.object({
      intent: z.literal("follow_up"),
      version: VersionSchema,
      follow_up_on: FollowUpSchema,
    }),
    z.object({
      intent: z.literal("note"),
      body: z
        .string({ error: "Write a note" })
        .overwrite(toText)
        .min(1, "Write a note")
        .max(MAX_NOTE, "A note must be 10,000 characters or less"),
    }),
  ],
  { error: "Choose what to do" },
);
export type RequestChange = z.infer<typeof RequestChangeSchema>;

/** A change of fields, as opposed to a note, which changes none. */
export type FieldChange = Exclude<RequestChange, { intent: "note" }>;

/** The fields of a request that staff change. */
export type DeskFields = {
  state: DeskState;
  state_reason: StateReason | null;
  owner_id: number | null;
  follow_up_on: string | null;
};

/** A request that the command palette found. */
export type FoundRequest = {
  reference: string;
  form: FormName;
  name: string;
  company_name: string | null;
};
