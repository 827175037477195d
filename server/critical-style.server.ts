import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import postcss, { type ChildNode } from "postcss";

/** The part of a stylesheet that one page needs, with the source for its policy. */
export type CriticalStyle = { css: string; hash: string };

/** A rule of the stylesheet, or a group of rules with what comes before their `{`. */
type Part =
  | { text: string; selectors: string[][] | undefined }
  | { name: string; text: string }
  | { opening: string; parts: Part[] };

/** Rules of these wait for the whole stylesheet: they matter on paper or at the first click. */
const LATER = /^(print|\(scripting:none\)|\(hover:hover\))$/;
const CLASS = ' class="';
const GROUPS = new Set(["media", "layer", "supports", "container"]);
/** Different sets of classes whose rules are cached; a kind of page has a few. */
const MAX_CACHED = 50;

/**
 * Selects the rules of a stylesheet whose classes occur in a page, so that it can be painted before
 * the stylesheet arrives. Cheaper than matching selectors, and never fewer rules than match.
 * @param stylesheet in one character for each byte (latin1), as is each page
 */
export function createCriticalStyle(stylesheet: string): (html: string) => CriticalStyle {
  const parts = toParts(postcss.parse(stylesheet).nodes);
  const cache = new LRUCache<string, CriticalStyle>({ max: MAX_CACHED });
  return (html) => {
    const key = readClassLists(html);
    const known = cache.get(key);
    if (known) return known;
    const css = select(parts, new Set(unescapeHtml(key).split(/\s/)));
    const hash = `sha256-${createHash("sha256").update(css, "latin1").digest("base64")}`;
    const style = { css, hash };
    cache.set(key, style);
    return style;
  };
}

/** The different values of `class` in a page, one a line. */
function readClassLists(html: string): string {
  const lists = new Set<string>();
  let at = html.indexOf(CLASS);
  while (at !== -1) {
    const start = at + CLASS.length;
    const end = html.indexOf('"', start);
    lists.add(html.slice(start, end));
    at = end === -1 ? -1 : html.indexOf(CLASS, end);
  }
  return [...lists].join("\n");
}

function toParts(nodes: readonly ChildNode[]): Part[] {
  return nodes.flatMap((node): Part[] => {
    if (node.type === "comment") return [];
    if (node.type === "rule") {
      return [{ text: node.toString(), selectors: node.selectors.map(listClasses) }];
    }
    const isRule = node.type === "atrule";
    if (isRule && (node.name === "property" || node.name === "keyframes")) {
      return [{ name: node.params, text: node.toString() }];
    }
    if (isRule && node.name === "starting-style") return [];
    if (isRule && GROUPS.has(node.name) && node.nodes) {
      if (LATER.test(node.params)) return [];
      return [{ opening: `@${node.name} ${node.params}{`, parts: toParts(node.nodes) }];
    }
    const end = isRule && node.nodes ? "" : ";";
    return [{ text: node.toString() + end, selectors: undefined }];
  });
}

const INNERMOST = /:(not|has|is|where)\(([^()]*)\)/;

/** Classes without which a selector matches nothing. */
function listClasses(selector: string): string[] {
  const required = selector.replace(INNERMOST, (_, name: string, inner: string) =>
    name === "not" || inner.includes(",") ? "" : inner,
  );
  if (required !== selector) return listClasses(required);
  return [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = ""]) => unescapeName(name));
}

/** A class as it is in the page: `lg\:flex` is `lg:flex`, and `\31` is `1`. */
const unescapeName = (name: string) =>
  name.replaceAll(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_, code: string, character: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : character,
  );

function select(parts: readonly Part[], classes: ReadonlySet<string>): string {
  const named: { name: string; text: string }[] = [];
  const write = (part: Part): string => {
    if ("opening" in part) {
      const inner = part.parts.map(write).join("");
      return inner && `${part.opening}${inner}}`;
    }
    if ("name" in part) {
      named.push(part);
      return "";
    }
    const isNeeded = part.selectors?.some((needed) => needed.every((name) => classes.has(name)));
    return isNeeded === false ? "" : part.text;
  };
  const css = parts.map(write).join("");
  return css + named.flatMap(({ name, text }) => (css.includes(name) ? text : [])).join("");
}

const unescapeHtml = (text: string) =>
  text
    .replaceAll("&gt;", ">")
    .replaceAll("&lt;", "<")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
