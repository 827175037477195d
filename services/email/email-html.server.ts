import { html, raw } from "hono/html";
import { getTrade } from "#contract/values/trade.ts";
import { CLOSING_MARK } from "./closing-mark.ts";
import type { EmailBlock, EmailDetail, EmailDocument, EmailLink } from "./email-document.ts";

type Html = ReturnType<typeof html>;

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const INK = "color:#121a2b";
const SOFT = "color:#525b6b";
const ACCENT = "#ff7a1a";
const BODY = `font-size:16px;line-height:1.6;${INK}`;
const ROW = "padding:10px 0;border-top:1px solid #e4e8ed;font-size:16px;line-height:1.5";
const TABLE = raw('role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"');

/** The email as HTML: one column that fits a phone, inline styles as mail programs require. */
export async function toEmailHtml(email: EmailDocument): Promise<string> {
  // One with stations of its own is not given them again.
  const hasStations = email.blocks.some(({ kind }) => kind === "steps");
  const page = await html`<!doctype html>
<html lang="${getTrade().lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${email.heading}</title>
</head>
<body style="margin:0;padding:0;background:#f6f7f9;${raw(FONT)}">
<div style="display:none;max-height:0;overflow:hidden">${email.preview}</div>
<table ${TABLE}><tr><td align="center" style="padding:24px 12px">
<table ${TABLE} style="max-width:600px;background:#ffffff;border:1px solid #dfe3e8;border-radius:12px">
<tr><td style="padding:28px 24px 24px;text-align:left">
<div style="width:40px;height:3px;margin:0 0 20px;background:${email.accent ?? ACCENT}"></div>
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25;font-weight:600;${INK}">${email.heading}</h1>
${email.blocks.map(toBlock)}
${hasStations ? "" : raw(CLOSING_MARK)}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #dfe3e8;font-size:14px;line-height:1.6;${SOFT}">${toLines(email.footer)}</p>
</td></tr>
</table>
</td></tr></table>
</body>
</html>`;
  return String(page);
}

/** One part as HTML. */
export const toBlockHtml = async (block: EmailBlock): Promise<string> =>
  String(await toBlock(block));

function toBlock(block: EmailBlock): Html {
  if (block.kind === "text") {
    return html`<p style="margin:16px 0 12px;${BODY}">${toLines(block.text)}</p>
`;
  }
  return html`<h2 style="margin:32px 0 8px;font-size:18px;line-height:1.4;font-weight:600;${INK}">${block.title}</h2>
${toContent(block)}
`;
}

function toContent(block: Exclude<EmailBlock, { kind: "text" }>): Html {
  switch (block.kind) {
    case "details":
      return html`<table ${TABLE}>${block.details.map(toDetail)}</table>`;
    case "quote":
      return html`<div style="padding:2px 0 2px 14px;border-left:3px solid #dfe3e8;word-break:break-word;${BODY}">${toLines(block.text)}</div>`;
    case "links":
      return html`${block.links.map(toLink)}`;
    case "steps":
      return html`<ol style="margin:0;padding:0 0 0 22px;${BODY}">${block.steps.map(
        (step) => html`<li style="margin:0 0 6px;padding-left:4px">${step}</li>`,
      )}</ol>`;
  }
}

function toDetail([name, value]: EmailDetail): Html {
  return html`<tr><td style="${ROW};word-break:break-word;${INK}"><span style="display:block;font-size:14px;${SOFT}">${name}</span>${toLines(value)}</td></tr>`;
}

function toLink({ label, href, detail }: EmailLink): Html {
  const explanation = detail
    ? html`<span style="display:block;font-size:14px;${SOFT}">${detail}</span>`
    : "";
  return html`<p style="margin:0;${ROW}"><a href="${href}" style="color:#1d4ea8;font-weight:600;text-decoration:underline">${label}</a>${explanation}</p>`;
}

function toLines(text: string): Html {
  return html`${text.split("\n").map((line, index) => (index === 0 ? line : html`<br>${line}`))}`;
}
