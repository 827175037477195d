/** Part of a message; each is written as plain text and as HTML from the same words. */
export type MailBlock =
  | { kind: "text"; text: string }
  /** Names and values, like the answers of a form. */
  | { kind: "facts"; title: string; facts: readonly MailFact[] }
  /** Somebody's own words, line breaks kept. */
  | { kind: "quote"; title: string; text: string }
  | { kind: "links"; title: string; links: readonly MailLink[] }
  | { kind: "steps"; title: string; steps: readonly string[] };

export type MailFact = readonly [name: string, value: string];
export type MailLink = { label: string; href: string; detail?: string };

export type MailDocument = {
  heading: string;
  /** What a list of mails shows behind the subject. */
  preview: string;
  blocks: readonly MailBlock[];
  /** Who writes, and how to reach them. */
  footer: string;
};
