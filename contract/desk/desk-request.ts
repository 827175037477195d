import { z } from "zod";
import type { FormName } from "../clients/forms.ts";
import { ContactsSchema, ProjectSchema } from "../clients/request.ts";
import {
  APPLICATION_STATES,
  type DeskState,
  listReasons,
  REQUEST_STATES,
  type StateReason,
} from "../clients/request-state-terms.ts";
import { EmailSchema as ClientEmailSchema } from "../values/person.ts";
import { toLine, toText } from "../values/text.ts";
import { uploadTokenSchema } from "../values/upload.ts";
import { PRESENCE_STATES } from "./presence-terms.ts";
import { fillBookingLink } from "./reply-terms.ts";
import { FOLLOW_UP_DAYS } from "./request-draft-terms.ts";

/** Days after today, as the composer offers them; none leaves the follow-up as it is. */
const FollowUpDaysSchema = z.union(
  [z.literal(""), z.coerce.number().pipe(z.literal(FOLLOW_UP_DAYS))],
  { error: "Select when to follow up" },
);

export const MAX_NOTE = 10_000;
export const MAX_REPLY = 10_000;
export const MAX_REPLY_SUBJECT = 200;

const VersionSchema = z.coerce.number().int().min(1);
const EventIdSchema = z.coerce.number().int().min(1);
const FollowUpDateSchema = z
  .union([z.literal(""), z.iso.date()], { error: "Enter a follow-up date" })
  .transform((date) => date || null);
export const FollowUpSchema = FollowUpDateSchema.prefault("");

/** Whether no placeholder is left in a text. */
export const isFilled = (text: string) => !/\{\{[^{}\n]*\}\}/.test(text);
export const UNFILLED = "Replace the text in double braces";

/** What staff write to who sent a request. */
const EmailSchema = z.object({
  subject: z
    .string({ error: "Enter a subject" })
    .overwrite(toLine)
    .min(1, "Enter a subject")
    .max(MAX_REPLY_SUBJECT, "The subject must be 200 characters or less")
    .refine(isFilled, UNFILLED),
  body: z
    .string({ error: "Write the reply" })
    .overwrite(toText)
    .min(1, "Write the reply")
    .max(MAX_REPLY, "The reply must be 10,000 characters or less")
    .refine((text) => isFilled(fillBookingLink(text, "")), UNFILLED),
});

export const StateSchema = z.enum([...REQUEST_STATES, ...APPLICATION_STATES], {
  error: "Select a state",
});

/** A change of fields: what is left out stays as it is. */
const FieldChangeSchema = z
  .object({
    intent: z.literal("fields"),
    version: VersionSchema,
    state: StateSchema.optional(),
    reason: z.string().default(""),
    owner_id: z
      .union([z.literal(""), z.coerce.number().int().min(1).max(2_147_483_647)])
      .transform((id) => id || null)
      .optional(),
    follow_up_on: FollowUpDateSchema.optional(),
    /** Whether an applicant is told of a rejection by an email with these texts. */
    email: z.literal("send").optional(),
    subject: z.string().default(""),
    body: z.string().default(""),
  })
  .transform(({ reason, email: isTold, subject, body, ...change }, context) => {
    const reasons = change.state ? listReasons(change.state) : [];
    const known = reasons.find(({ name }) => name === reason)?.name;
    if (reasons.length > 0 && !known) {
      context.addIssue({ code: "custom", path: ["reason"], message: "Select a reason" });
    }
    const isRejection = isTold && change.state === "rejected";
    const email = isRejection ? EmailSchema.safeParse({ subject, body }) : undefined;
    for (const { path, message } of email?.error?.issues ?? []) {
      context.addIssue({ code: "custom", path, message });
    }
    return {
      ...change,
      ...(known ? { reason: known } : {}),
      ...(email?.data ? { email: email.data } : {}),
    };
  });

/** What a form of a request's page asks for. */
export const RequestChangeSchema = z.discriminatedUnion(
  "intent",
  [
    FieldChangeSchema,
    z.object({
      intent: z.literal("note"),
      /** The same key again adds nothing. */
      key: z.uuid(),
      body: z
        .string({ error: "Write a note" })
        .overwrite(toText)
        .min(1, "Write a note")
        .max(MAX_NOTE, "A note must be 10,000 characters or less"),
    }),
    z.object({
      intent: z.literal("phone"),
      /** The same key again adds nothing. */
      key: z.uuid(),
      direction: z.enum(["in", "out"], { error: "Select who called" }),
      on: z.iso.date({ error: "Enter the day of the call" }),
      body: z
        .string({ error: "Write what was said" })
        .overwrite(toText)
        .min(1, "Write what was said")
        .max(MAX_NOTE, "The text must be 10,000 characters or less"),
    }),
    z.object({
      intent: z.literal("address"),
      version: VersionSchema,
      /** Where emails about the request go from now on. */
      email: ClientEmailSchema,
    }),
    z.object({
      intent: z.literal("reply"),
      /** The same key again sends nothing. */
      key: z.uuid(),
      ...EmailSchema.shape,
      /** Empty for that of the emails so far. */
      subject: EmailSchema.shape.subject.or(z.literal("")),
      /** Ends with the signature of its sender. */
      signature: z.literal("on").optional(),
      attachment: uploadTokenSchema().optional(),
      /** The last entry of the thread that was seen when it was begun. */
      seen_event_id: z.coerce.number().int().min(0).optional(),
      version: VersionSchema.optional(),
      /** The state of the request from then on; empty leaves it. */
      state: z.union([z.literal(""), StateSchema]).optional(),
      follow_up_days: FollowUpDaysSchema.optional(),
    }),
    z.object({
      intent: z.literal("undo-reply"),
      /** Of the reply. */
      key: z.uuid(),
    }),
    z.object({
      intent: z.literal("settle"),
      /** The last entry that was shown. */
      event_id: EventIdSchema,
    }),
    z.object({ intent: z.literal("retry-emails") }),
    z.object({ intent: z.literal("cancel-email") }),
  ],
  { error: "Choose what to do" },
);
export type RequestChange = z.infer<typeof RequestChangeSchema>;

/** What of a thread a person was shown: its last entry on their screen. */
export const ThreadReadSchema = z.object({ event_id: EventIdSchema.optional() });

/** What a tab tells of the request that it shows. */
export const PresenceSchema = z.object({
  /** Chosen by the tab. */
  tab: z.string().min(1).max(50),
  state: z.enum(PRESENCE_STATES),
});

/** A request that staff enter by hand, by the rules of the form of a client. */
export const EnteredRequestSchema = ContactsSchema.extend({
  ...ProjectSchema.shape,
  /** The same key again stores nothing. */
  key: z.uuid(),
  /** Whether the client gets the confirmation of the form. */
  is_emailed: z.literal("on").optional(),
});
export type EnteredRequest = z.output<typeof EnteredRequestSchema>;

export type FieldChange = Extract<RequestChange, { intent: "fields" }>;
export type Correction = Extract<RequestChange, { intent: "address" }>;
export type PhoneCall = Extract<RequestChange, { intent: "phone" }>;
export type Note = Extract<RequestChange, { intent: "note" }>;
export type Reply = Extract<RequestChange, { intent: "reply" }>;

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
  passage?: Passage | undefined;
};

/** Where the words of a search stand. */
export type Passage = {
  /** The entry of the thread; null for the form. */
  event_id: number | null;
  /** What it is from: `Note, Mari Kask`. */
  source: string;
  at: Date;
  parts: readonly { text: string; isMatch: boolean }[];
};
