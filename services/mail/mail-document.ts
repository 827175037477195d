/** A part of an email, rendered as plain text and as HTML. */
export type MailBlock =
  | { kind: "text"; text: string }
  /** Names and values, like the answers of a form. */
  | { kind: "details"; title: string; details: readonly MailDetail[] }
  /** A text that a person wrote, with its line breaks. */
  | { kind: "quote"; title: string; text: string }
  | { kind: "links"; title: string; links: readonly MailLink[] }
  | { kind: "steps"; title: string; steps: readonly string[] };

export type MailDetail = readonly [name: string, value: string];
export type MailLink = { label: string; href: string; detail?: string };

export type MailDocument = {
  heading: string;
  /** Preview text that mailboxes show behind the subject. */
  preview: string;
  blocks: readonly MailBlock[];
  /** The sender and how to reach them. */
  footer: string;
  /** Color of its mark, like `#0a6e4f`; orange when absent. */
  accent?: string | undefined;
};
