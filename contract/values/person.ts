import { z } from "zod";
import { MAX_LENGTH } from "./limits.ts";
import { toLine } from "./text.ts";

const EMAIL_FORMAT = "Enter an email address in the correct format, like name@example.com";

/** The name of a person in any script. */
export const FullNameSchema = z
  .string({ error: "Enter your full name" })
  .overwrite(toLine)
  .min(1, { error: "Enter your full name", abort: true })
  .min(2, "Full name must be 2 characters or more")
  .max(MAX_LENGTH.full_name, `Full name must be ${MAX_LENGTH.full_name} characters or less`);

/**
 * An email address that can receive email: what browsers accept, with a dot in the domain. No
 * commas, quotes or angle brackets, so it is one recipient in every header; no `=?`, which begins
 * an encoded word (RFC 2047) that a mail server may decode to another address.
 */
export const EmailSchema = z
  .string({ error: "Enter your email address" })
  .overwrite(toLine)
  .min(1, { error: "Enter your email address", abort: true })
  .max(MAX_LENGTH.email, { error: EMAIL_FORMAT, abort: true })
  .regex(
    /^(?!\.)(?!.*\.\.)(?!.*=\?)[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}(?<!\.)@(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])$/,
    EMAIL_FORMAT,
  );
