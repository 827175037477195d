/** Templates of replies: `replies/*.md`. No zod here: components read this file. */

export const REPLY_PURPOSES = ["request", "application", "rejection"] as const;
/** Where a template is offered; `rejection` is sent when an application is rejected. */
export type ReplyPurpose = (typeof REPLY_PURPOSES)[number];

/** What `{{name}}` in a template stands for. */
export const REPLY_PLACEHOLDERS = {
  first_name: "first word of the recipient's name",
  name: "name as the recipient wrote it",
  company: "their company",
  reference: "reference of the request",
  project: "kind of project, or the job that is applied for",
  agency: "name of the agency",
  staff_name: "name of who sends it",
  staff_first_name: "first word of that name",
} as const;
export type ReplyPlaceholder = keyof typeof REPLY_PLACEHOLDERS;
export type ReplyValues = Record<ReplyPlaceholder, string>;

const PLACEHOLDER = /\{\{([^{}\n]{0,40})\}\}/g;

/** A template as the desk offers it. */
export type ReplyTemplate = { slug: string; title: string; subject: string; body: string };

/** Names in double braces that stand for nothing. */
export function listUnknownPlaceholders(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)]
    .map(([, name = ""]) => name.trim())
    .filter((name) => !Object.hasOwn(REPLY_PLACEHOLDERS, name));
}

/** The text with values in place of placeholders; one without a value remains, to be filled by hand. */
export function fillPlaceholders(text: string, values: ReplyValues): string {
  return text.replace(PLACEHOLDER, (whole, name: string) => {
    const key = name.trim();
    const value = Object.hasOwn(values, key) ? values[key as ReplyPlaceholder] : "";
    return value || whole;
  });
}
