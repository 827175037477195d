import { z } from "zod";

type Length = { min?: number; max: number };

/** A text without line breaks, such as a name or a title. */
export function line({ min = 1, max }: Length) {
  return z
    .string()
    .normalize()
    .trim()
    .min(min)
    .max(max)
    .regex(/^[^\n\t]*$/, "must be on one line");
}

/** A plain text with line breaks. */
export function text({ min = 1, max }: Length) {
  return z.string().normalize().trim().min(min).max(max);
}
