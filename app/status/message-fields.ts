import { MAX_LENGTH } from "#contract/values/limits.ts";
import type { Fields } from "#platform/forms/fields.ts";

/** What the sender of a request writes on its status page. */
export const MESSAGE_FIELDS = {
  message: {
    control: "textarea",
    label: "Message",
    hint: "We read it with everything you sent us, and reply by email.",
    rows: 5,
    maxCharacters: MAX_LENGTH.message,
  },
} as const satisfies Fields;
