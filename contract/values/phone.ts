import { z } from "zod";
import { toLine } from "./text.ts";

const MIN_PHONE = 5;
const MAX_PHONE = 25;

/** A phone number in any format; empty for none. */
export const PhoneSchema = z
  .string()
  .overwrite(toLine)
  .refine(
    (phone) => phone === "" || phone.length >= MIN_PHONE,
    `Phone number must be ${MIN_PHONE} characters or more`,
  )
  .max(MAX_PHONE, `Phone number must be ${MAX_PHONE} characters or less`);
