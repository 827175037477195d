import { ProblemSchema } from "#contract/http/problem.ts";
import { projectRoot } from "#platform/process/project-root.server.ts";
import { MARK } from "./hostile.ts";
import type { HttpResponse, Outcome, Sent } from "./wire.ts";

/** Text that no response may contain. */
const STACK = [
  new RegExp(projectRoot.replace(/[^\w/]/g, "\\$&")),
  /\bnode_modules\b/,
  /\bat (?:async )?[\w.<>$]+ \((?:file|node|\/|[A-Z]:\\)/,
  /\bat (?:file:|node:|\/)\S+:\d+:\d+/,
  /build\/server\//,
];
/** Text that no error response may contain; pages may. */
const INSIDES = [
  /\b(?:Type|Reference|Syntax|Range|Zod|URI|DrizzleQuery|Database)Error\b/,
  /\b(?:HPE|ERR|ECONN|ENOENT|EACCES|EPIPE)[A-Z_]*\b/,
  /Failed query|relation "|syntax error at|unexpected token|invalid byte sequence/i,
];
/** Names of what the product is made of; a page has them in the URLs of its scripts. */
const TOOLS = [
  /\b(?:hono|react-router|drizzle|postgres(?:ql)?|undici|pg-boss|pino)\b/i,
  /\bv?\d+\.\d+\.\d+\b/,
];

const isHtml = (type: string) => type.startsWith("text/html");

/** Paths that programs request: their refusals are problems in JSON. */
const NO_PAGES = /^\/(?:(?:api|assets|_ipx)\/|media\/[^/]+$)/;

/** Files that have no headers which only documents and workers obey. */
const PARTS_OF_PAGES = /^\/assets\/(?!.*worker).+\.(?:css|js|woff2)$/;

/** What is wrong, for each rule that is broken. */
function listBroken(rules: Record<string, boolean>): string[] {
  return Object.keys(rules).filter((rule) => rules[rule]);
}

const typeOf = ({ headers }: HttpResponse) => headers.get("content-type") ?? "";

/** Errors of a response; empty without any. */
export function judge(sent: Sent, outcome: Outcome, slowest: number): string[] {
  if ("failure" in outcome) {
    const { failure } = outcome;
    // An aborted client gets no response; a body that is refused unread may break the connection.
    if (sent.ending === "leave") return failure === "refused" ? ["refused the connection"] : [];
    const isUnread = sent.bytes.length > 1_000_000 && failure === "reset";
    return isUnread ? [] : [`no response: ${failure}`];
  }
  const { response, ms } = outcome;
  const { status, headers } = response;
  const isPart = status < 400 && PARTS_OF_PAGES.test(toPath(sent.target));
  return [
    ...listBroken({
      [`took ${Math.round(ms)} ms`]: ms > slowest,
      [`status ${status}`]: status >= 500 && !(status === 503 && headers.has("retry-after")),
      "a header that the request brought": headers.has("x-injected"),
      "has server": headers.has("server"),
      "has x-powered-by": headers.has("x-powered-by"),
      "sets a cookie": headers.has("set-cookie"),
      "lacks x-content-type-options": !headers.has("x-content-type-options"),
      "lacks content-security-policy": !isPart && !headers.has("content-security-policy"),
      "lacks x-request-id": !headers.has("x-request-id"),
    }),
    ...(status >= 400 ? judgeRefusal(sent, response) : judgeSuccess(sent, response)),
    ...judgeText(sent, response),
  ];
}

function judgeRefusal({ method, target }: Sent, response: HttpResponse): string[] {
  if (method === "HEAD") return [];
  const { status, headers, body } = response;
  const type = typeOf(response);
  const path = toPath(target);
  const mayBePage = method === "GET" && !NO_PAGES.test(path);
  if (mayBePage && isHtml(type)) return String(body).includes("<h1") ? [] : ["no error page"];
  if (mayBePage && /\.data$/.test(path) && type.startsWith("text/x-script")) return [];
  if (!type.startsWith("application/problem+json")) return [`${status} as ${type || "nothing"}`];
  const problem = ProblemSchema.safeParse(toJson(body));
  if (!problem.success) return [`${status} in another shape`];
  const { status: inBody, reference, message } = problem.data;
  return listBroken({
    [`${status} with status ${inBody} in its body`]: inBody !== status,
    "another reference than X-Request-Id": headers.get("x-request-id") !== reference,
    "no sentence, or too much of one": message.length === 0 || message.length >= 5_000,
    "a refusal that may be cached": !/\bno-store\b/.test(headers.get("cache-control") ?? ""),
  });
}

function judgeSuccess({ method, target }: Sent, response: HttpResponse): string[] {
  const { status, headers, body } = response;
  if (status >= 300 && status !== 304) {
    const location = headers.get("location");
    // Anything else leads to another site in some browser.
    return /^\/(?![/\\])[\x21-\x7e]*$/.test(location ?? "") ? [] : [`leads to ${location}`];
  }
  const isEmpty = status === 304 || status === 204 || method === "HEAD" || method === "OPTIONS";
  if (isEmpty || !/^\/api\/(?!docs)/.test(toPath(target))) return [];
  const isJson = typeOf(response).startsWith("application/json") && toJson(body) !== undefined;
  return isJson ? [] : [`an endpoint that sends ${typeOf(response)}`];
}

function judgeText({ target }: Sent, response: HttpResponse): string[] {
  const type = typeOf(response);
  if (!/^(?:text\/(?!css|javascript)|application\/(?:problem\+)?json)/.test(type)) return [];
  const text = String(response.body);
  const isRefusal = response.status >= 400;
  const forbidden = [
    ...STACK,
    ...(isRefusal ? INSIDES : []),
    ...(isRefusal && type.includes("problem") ? TOOLS : []),
  ];
  // A refusal may repeat the URL that it refuses.
  const found = forbidden
    .map((pattern) => pattern.exec(text)?.[0])
    .filter((match) => match && !target.includes(match))
    .map((match) => `contains ${JSON.stringify(match)}`);
  const isMarkup = isHtml(type) && text.includes(`<${MARK}`);
  return isMarkup ? [...found, "markup that the request brought"] : found;
}

/** The path that a server reads: without `..` and with the host of an absolute URL gone. */
function toPath(target: string): string {
  return URL.parse(target, "http://localhost")?.pathname ?? target;
}

function toJson(body: Buffer): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
}
