import { z } from "zod";
import { MAX_LENGTH } from "../values/limits.ts";
import { EmailSchema } from "../values/person.ts";
import { toLine } from "../values/text.ts";

const MAX_PHONE = 25;

const VersionSchema = z.coerce.number().int().min(1);
const IdSchema = z.coerce.number().int().min(1).max(2_147_483_647);

/** What staff correct of a person. */
const PersonSchema = z.object({
  name: z
    .string({ error: "Enter a name" })
    .overwrite(toLine)
    .min(1, "Enter a name")
    .max(MAX_LENGTH.full_name, `Name must be ${MAX_LENGTH.full_name} characters or less`),
  phone: z
    .string()
    .overwrite(toLine)
    .max(MAX_PHONE, `Phone number must be ${MAX_PHONE} characters or less`)
    .default("")
    .transform((phone) => phone || null),
  /** Name or domain of a company; a name that none has is a new one. */
  company: z
    .string()
    .overwrite(toLine)
    .max(MAX_LENGTH.company_name, "Company name must be 120 characters or less")
    .default(""),
});
export type PersonFields = z.output<typeof PersonSchema>;

/** A person whom staff enter by hand. */
export const NewPersonSchema = PersonSchema.extend({
  /** The same key again stores nothing. */
  key: z.uuid(),
  email: EmailSchema,
});
export type NewPerson = z.output<typeof NewPersonSchema>;

/** What a form of the page of a person asks for. */
export const PersonChangeSchema = z.discriminatedUnion(
  "intent",
  [
    PersonSchema.extend({ intent: z.literal("edit"), version: VersionSchema }),
    z.object({
      intent: z.literal("merge"),
      version: VersionSchema,
      /** Who is the same person. */
      other: IdSchema,
      other_version: VersionSchema,
    }),
    z.object({
      intent: z.literal("separate"),
      /** Who was merged into this person. */
      other: IdSchema,
    }),
  ],
  { error: "Choose what to do" },
);
export type PersonChange = z.output<typeof PersonChangeSchema>;

/** What staff correct of a company. */
export const CompanyChangeSchema = z.object({
  version: VersionSchema,
  name: z
    .string()
    .overwrite(toLine)
    .max(MAX_LENGTH.company_name, "Company name must be 120 characters or less")
    .default("")
    .transform((name) => name || null),
  is_shared: z.literal("on").optional(),
});
export type CompanyChange = z.output<typeof CompanyChangeSchema>;
