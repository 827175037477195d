import { z } from "zod";

const KINDS: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object with fields",
  record: "an object with fields",
  date: "a date",
};

const UNITS: Record<string, string> = { string: " characters", array: " values" };

/**
 * The API's message where a schema has none: an instruction instead of zod's "Invalid input".
 * Undefined for issues that `toFieldErrors` describes.
 */
export function toDefaultMessage(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case "invalid_type":
      return `Send ${KINDS[issue.expected] ?? "a value of the documented type"}`;
    case "too_big":
      return `Send ${issue.maximum}${UNITS[issue.origin] ?? ""} or less`;
    case "too_small":
      return `Send ${issue.minimum}${UNITS[issue.origin] ?? ""} or more`;
    case "invalid_value":
      return `Send ${issue.values.map(String).join(", ") || "nothing"}`;
    case "not_multiple_of":
      return `Send a multiple of ${issue.divisor}`;
    case "unrecognized_keys":
      return undefined;
    default:
      return "Send a value of the documented format";
  }
}

z.config({ customError: toDefaultMessage });
