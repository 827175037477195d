import { z } from "zod";
import { CURRENCIES } from "../members/member-terms.ts";
import { EmailSchema } from "../values/person.ts";
import { toLine, toText } from "../values/text.ts";
import { MAX_MEMBER_NOTES, MAX_PHONE } from "./desk-member-terms.ts";

const EMAIL = "Enter an email address in the correct format, like name@example.com";

const RATE = "Enter a rate from 1 to 10,000, like 54.50";

/** What only staff know of a member, as its form sends it. Empty is unknown. */
export const MemberPrivateSchema = z.object({
  /** Of the data that was shown; 0 when there was none. */
  version: z.coerce.number().int().min(0),
  email: z
    .string()
    .overwrite(toLine)
    .refine((input) => input === "" || EmailSchema.safeParse(input).success, EMAIL)
    .default(""),
  phone: z
    .string()
    .overwrite(toLine)
    .max(MAX_PHONE, `Phone number must be ${MAX_PHONE} characters or less`)
    .default(""),
  /** A comma separates decimals as well. */
  own_rate: z
    .string()
    .default("")
    .transform((input) => (input.trim() === "" ? null : Number(input.trim().replace(",", "."))))
    .pipe(z.number(RATE).min(1, RATE).max(10_000, RATE).multipleOf(0.01, RATE).nullable()),
  own_currency: z.enum(CURRENCIES, { error: "Select a currency" }),
  notes: z
    .string()
    .overwrite(toText)
    .max(MAX_MEMBER_NOTES, "Notes must be 10,000 characters or less")
    .default(""),
});
export type MemberPrivateEdit = z.infer<typeof MemberPrivateSchema>;

const namePart = z.string().overwrite(toLine).max(60, "A name must be 60 characters or less");

/** A member who is drafted from a name. */
export const NewMemberSchema = z.object({
  first_name: namePart.min(1, "Enter the first name"),
  // Some people have one name.
  last_name: namePart.default(""),
  email: MemberPrivateSchema.shape.email,
  /** Of the form, so that it makes one draft however often it is sent. */
  key: z.uuid().optional(),
});
export type NewMember = z.infer<typeof NewMemberSchema>;
