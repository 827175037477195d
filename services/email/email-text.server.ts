import type { EmailBlock, EmailDocument, EmailLink } from "./email-document.ts";

/** The email as plain text. */
export function toEmailText({ heading, blocks, footer }: EmailDocument): string {
  return `${[heading, ...blocks.map(toBlockText), `-- \n${footer}`].join("\n\n")}\n`;
}

/** One part as plain text. */
export function toBlockText(block: EmailBlock): string {
  if (block.kind === "text") return block.text;
  return [block.title, "-".repeat(block.title.length), ...toLines(block)].join("\n");
}

function toLines(block: Exclude<EmailBlock, { kind: "text" }>): string[] {
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

function toLink({ label, href, detail }: EmailLink): string {
  return [`- ${label}`, ...(detail ? [`  ${detail}`] : []), `  ${href}`].join("\n");
}
