import type { MailBlock, MailDocument, MailLink } from "./mail-document.ts";

/** The email as plain text. */
export function toMailText({ heading, blocks, footer }: MailDocument): string {
  return `${[heading, ...blocks.map(toBlock), `-- \n${footer}`].join("\n\n")}\n`;
}

function toBlock(block: MailBlock): string {
  if (block.kind === "text") return block.text;
  return [block.title, "-".repeat(block.title.length), ...toLines(block)].join("\n");
}

function toLines(block: Exclude<MailBlock, { kind: "text" }>): string[] {
  switch (block.kind) {
    case "details":
      return block.details.map(([name, value]) => `${name}: ${value}`);
    case "quote":
      return block.text.split("\n").map((line) => `> ${line}`);
    case "links":
      return block.links.map(toLink);
    case "steps":
      return block.steps.map((step, index) => `${index + 1}. ${step}`);
  }
}

function toLink({ label, href, detail }: MailLink): string {
  return [`- ${label}`, ...(detail ? [`  ${detail}`] : []), `  ${href}`].join("\n");
}
