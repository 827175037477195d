import { z } from "zod";
import { suggestion } from "./closest.ts";

/** A text that `isKnown` accepts, else the sentence that `toMessage` gives. */
export function known(isKnown: (value: string) => boolean, toMessage: (value: string) => string) {
  return z.string().superRefine((value, ctx) => {
    if (!isKnown(value)) ctx.addIssue({ code: "custom", message: toMessage(value) });
  });
}

/**
 * A slug that is defined elsewhere in the folder. `slugs` is undefined, and nothing is checked,
 * when they are unknown because `where` itself is invalid.
 */
export function reference(slugs: ReadonlySet<string> | undefined, singular: string, where: string) {
  return known(
    (slug) => slugs === undefined || slugs.has(slug),
    (slug) => `there is no ${singular} "${slug}" in ${where}${suggestion(slug, slugs ?? [])}`,
  );
}
