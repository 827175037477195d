import type { z } from "zod";
import type { FieldErrors } from "#contract/http/problem.ts";
import { withNoun } from "#contract/values/trade.ts";

/** Zod issues by field; a path such as `["filter", "ids", 0]` reads `filter.ids.0`. */
export function toFieldErrors(error: z.ZodError, root = ""): FieldErrors {
  // Without a prototype: a visitor may send a field called __proto__.
  const errors: FieldErrors = Object.create(null);
  for (const issue of error.issues) {
    const unknown = issue.code === "unrecognized_keys" ? issue.keys : [undefined];
    for (const key of unknown) {
      const path = [...issue.path, ...(key === undefined ? [] : [key])].map(String);
      const field = [...(root ? [root] : []), ...path].join(".") || "body";
      const text = key === undefined ? withNoun(issue.message) : `There is no field called ${key}`;
      errors[field] = [...(errors[field] ?? []), text];
    }
  }
  return errors;
}
