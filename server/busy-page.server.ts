import { createHash } from "node:crypto";
import { BUSY } from "#platform/errors.ts";
import { NOTHING_ALLOWED } from "./content-security-policy.ts";

const STYLE =
  "body{margin:0;display:grid;place-items:center;min-height:100vh;font:18px/1.5 system-ui,sans-serif;color:#1a1a2e;background:#fff}main{max-width:34rem;padding:2rem;text-align:center}h1{font-size:1.75rem;line-height:1.2}a{display:inline-block;padding:.75rem 1.5rem;color:inherit}";

const [HEADLINE = "", ADVICE = ""] = BUSY.split(/(?<=\.) /);

// Not rendered: rendering is what there is too much of.
const HTML = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Busy right now</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${HEADLINE.replace(/\.$/, "")}</h1>
<p>This is a problem on our side, not yours. ${ADVICE}</p>
<p><a href="">Try again</a></p>
</main>
</body>
</html>
`;

const hash = createHash("sha256").update(STYLE).digest("base64");
const POLICY = `${NOTHING_ALLOWED}; style-src 'sha256-${hash}'`;

/** The page for whoever finds no room now; the headers of the problem stay as they are. */
export function toBusyPage(problem: Response): Response {
  const headers = new Headers(problem.headers);
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", POLICY);
  return new Response(HTML, { status: problem.status, headers });
}
