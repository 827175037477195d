import { createHash } from "node:crypto";
import { BUSY } from "#platform/errors.ts";
import { NOTHING_ALLOWED } from "./content-security-policy.ts";

const STYLE =
  "body{margin:0;display:grid;place-items:center;min-height:100vh;font:18px/1.5 system-ui,sans-serif;color:#1a1a2e;background:#fff}main{max-width:34rem;padding:2rem;text-align:center}h1{font-size:1.75rem;line-height:1.2}a{display:inline-block;padding:.75rem 1.5rem;color:inherit}";

const [HEADLINE = "", ADVICE = ""] = BUSY.split(/(?<=\.) /);

type Texts = { title: string; headline: string; text: string; end: string };

// Not rendered by React: too much rendering may be the reason for the page.
const toHtml = ({ title, headline, text, end }: Texts) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${headline}</h1>
<p>${text}</p>
${end}
</main>
</body>
</html>
`;

const BUSY_HTML = toHtml({
  title: "Busy right now",
  headline: HEADLINE.replace(/\.$/, ""),
  text: `This is a problem on our side, not yours. ${ADVICE}`,
  end: '<p><a href="">Try again</a></p>',
});

const hash = createHash("sha256").update(STYLE).digest("base64");
const POLICY = `${NOTHING_ALLOWED}; style-src 'sha256-${hash}'`;

/**
 * The page for a request that is refused because of load; the headers of the problem are retained.
 */
export function toBusyPage(problem: Response): Response {
  return toPage(problem, BUSY_HTML);
}

/**
 * The page for a form that was refused before it was read: the browser still has what was typed.
 */
export function toRefusedFormPage(problem: Response, message: string): Response {
  const html = toHtml({
    title: "Error: your form wasn't sent",
    headline: "Your form wasn't sent",
    text: escapeHtml(message),
    end: "<p>Go back in your browser to see what you entered.</p>",
  });
  return toPage(problem, html);
}

function toPage(problem: Response, html: string): Response {
  const headers = new Headers(problem.headers);
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", POLICY);
  return new Response(html, { status: problem.status, headers });
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
