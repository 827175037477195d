/** A part of an email, rendered as plain text and as HTML. */
export type EmailBlock =
  | { kind: "text"; text: string }
  /** Names and values, like the answers of a form. */
  | { kind: "details"; title: string; details: readonly EmailDetail[] }
  /** A text that a person wrote, with its line breaks. */
  | { kind: "quote"; title: string; text: string }
  | { kind: "links"; title: string; links: readonly EmailLink[] }
  | { kind: "steps"; title: string; steps: readonly string[] };

export type EmailDetail = readonly [name: string, value: string];
export type EmailLink = { label: string; href: string; detail?: string };

export type EmailDocument = {
  heading: string;
  /** Preview text that mailboxes show behind the subject. */
  preview: string;
  blocks: readonly EmailBlock[];
  /** The sender and how to reach them. */
  footer: string;
  /** Color of its mark, like `#0a6e4f`; orange when absent. */
  accent?: string | undefined;
};
