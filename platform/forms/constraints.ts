import { z } from "zod";

/** What a text control says about its field, from the schema that judges it. */
export type TextConstraints = { maxLength?: number; "aria-required"?: true };

/**
 * HTML constraints of a text field. `aria-required` and not `required`: with that, screen readers
 * call every empty field wrong before anybody has typed.
 */
export function toTextConstraints(schema: z.ZodType): TextConstraints {
  const isOptional = schema.safeParse(undefined).success;
  const text = unwrap(schema);
  const longest = text instanceof z.ZodString ? text.maxLength : null;
  return {
    ...(longest === null ? {} : { maxLength: longest }),
    ...(isOptional ? {} : { "aria-required": true }),
  };
}

function unwrap(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) {
    return unwrap(schema.def.innerType as z.ZodType);
  }
  return schema;
}
