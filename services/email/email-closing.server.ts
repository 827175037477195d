import { CLOSING_MARK } from "./closing-mark.ts";
import type { Email } from "./email.server.ts";
import type { EmailBlock } from "./email-document.ts";
import { toBlockHtml } from "./email-html.server.ts";
import { toBlockText } from "./email-text.server.ts";

/** What mail programs take for the beginning of a signature, RFC 3676. */
const SIGNATURE = "\n\n-- \n";

/** Adds a part before the footer of a rendered email; to one without the mark nothing. */
export async function addClosing(
  { text, html }: Pick<Email, "text" | "html">,
  block: EmailBlock,
): Promise<Pick<Email, "text" | "html">> {
  const mark = html.lastIndexOf(CLOSING_MARK);
  if (mark < 0) return { text, html };
  const signature = text.lastIndexOf(SIGNATURE);
  const end = signature < 0 ? text.trimEnd().length : signature;
  return {
    text: `${text.slice(0, end)}\n\n${toBlockText(block)}${text.slice(end)}`,
    html: html.slice(0, mark) + (await toBlockHtml(block)) + html.slice(mark + CLOSING_MARK.length),
  };
}
