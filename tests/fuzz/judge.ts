import { ProblemSchema } from "#contract/problem.ts";
import { projectRoot } from "#platform/project-root.server.ts";
import { MARK } from "./hostile.ts";
import type { Outcome, Sent, WireResponse } from "./wire.ts";

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

/** Endpoints for programs: their refusals are problems in JSON. */
const NO_PAGES = /^\/(?:(?:api|assets|_ipx)\/|media\/[^/]+$)/;

/** Errors of a response; empty without any. */
export function judge(sent: Sent, outcome: Outcome, slowest: number): string[] {
  if ("trouble" in outcome) {
    // An aborted client gets no response; a body that is refused unread may break the connection.
    if (sent.ending === "leave")
      return outcome.trouble === "refused" ? ["refused the connection"] : [];
    return sent.bytes.length > 1_000_000 && outcome.trouble === "reset"
      ? []
      : [`no response: ${outcome.trouble}`];
  }
  const { response, ms } = outcome;
  const isShed = response.status === 503 && response.headers.has("retry-after");
  return [
    ...(ms > slowest ? [`took ${Math.round(ms)} ms`] : []),
    ...(response.status >= 500 && !isShed ? [`responded ${response.status}`] : []),
    ...(response.status >= 400 ? judgeRefusal(sent, response) : judgeSuccess(sent, response)),
    ...judgeHeaders(response),
    ...judgeText(sent, response),
  ];
}

function judgeRefusal({ method, target }: Sent, { status, headers, body }: WireResponse): string[] {
  if (method === "HEAD") return body.length > 0 ? ["HEAD has a body"] : [];
  const type = headers.get("content-type") ?? "";
  const path = toPath(target);
  const mayBePage = method === "GET" && !NO_PAGES.test(path);
  if (mayBePage && isHtml(type)) return String(body).includes("<h1") ? [] : ["no error page"];
  if (mayBePage && /\.data$/.test(path) && type.startsWith("text/x-script")) return [];
  if (!type.startsWith("application/problem+json")) return [`${status} as ${type || "nothing"}`];
  const problem = ProblemSchema.safeParse(toJson(body));
  if (!problem.success) return [`${status} in another shape`];
  const { status: inBody, reference, message } = problem.data;
  return [
    ...(inBody === status ? [] : [`${status} with status ${inBody} in its body`]),
    ...(headers.get("x-request-id") === reference ? [] : ["another reference than X-Request-Id"]),
    ...(message.length > 0 && message.length < 5_000 ? [] : ["no sentence, or too much of one"]),
    ...(/\bno-store\b/.test(headers.get("cache-control") ?? "")
      ? []
      : ["a refusal that may be cached"]),
  ];
}

function judgeSuccess({ method, target }: Sent, { status, headers, body }: WireResponse): string[] {
  const location = headers.get("location");
  if (status >= 300 && status < 400 && status !== 304) {
    // Anything else leads to another site in some browser.
    return /^\/(?![/\\])[\x21-\x7e]*$/.test(location ?? "") ? [] : [`leads to ${location}`];
  }
  const type = headers.get("content-type") ?? "";
  const isEndpoint = /^\/api\/(?!docs)/.test(toPath(target)) && method !== "HEAD" && status !== 204;
  if (status === 304 || !isEndpoint || method === "OPTIONS") return [];
  return type.startsWith("application/json") && toJson(body) !== undefined
    ? []
    : [`an endpoint that sent ${type}`];
}

function judgeHeaders({ headers }: WireResponse): string[] {
  return [
    ...(headers.has("x-injected") ? ["a header that the request brought"] : []),
    ...["server", "x-powered-by"].filter((name) => headers.has(name)).map((name) => `has ${name}`),
    ...["x-content-type-options", "content-security-policy", "x-request-id"]
      .filter((name) => !headers.has(name))
      .map((name) => `lacks ${name}`),
    ...(headers.has("set-cookie") ? ["sets a cookie"] : []),
  ];
}

function judgeText({ target }: Sent, { status, headers, body }: WireResponse): string[] {
  const type = headers.get("content-type") ?? "";
  if (
    !/^(?:text|application\/(?:problem\+)?json)/.test(type) ||
    /^text\/(?:css|javascript)/.test(type)
  )
    return [];
  const text = String(body);
  const forbidden = [
    ...STACK,
    ...(status >= 400 ? INSIDES : []),
    ...(status >= 400 && type.includes("problem") ? TOOLS : []),
  ];
  return [
    ...forbidden.flatMap((pattern) => {
      const match = pattern.exec(text)?.[0];
      // A refusal may repeat the URL that it refuses.
      return match && !target.includes(match) ? [`contains ${JSON.stringify(match)}`] : [];
    }),
    ...(isHtml(type) && text.includes(`<${MARK}`) ? ["markup that the request brought"] : []),
  ];
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
