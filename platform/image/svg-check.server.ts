import { Parser } from "htmlparser2";

/** Elements that an SVG may have: shapes, text and paint; nothing that runs or loads. */
const ELEMENTS = new Set([
  "svg",
  "g",
  "defs",
  "symbol",
  "use",
  "title",
  "desc",
  "style",
  "image",
  "path",
  "rect",
  "circle",
  "ellipse",
  "line",
  "polyline",
  "polygon",
  "text",
  "tspan",
  "textPath",
  "marker",
  "clipPath",
  "mask",
  "pattern",
  "linearGradient",
  "radialGradient",
  "stop",
  "filter",
]);
const FILTER_STEP = /^fe[A-Z][A-Za-z]+$/;
const EMBEDDED = /^data:image\/(?:png|jpeg|webp);base64,/;

/** Styles may refer to the SVG itself and may not load anything. */
function findStyleProblem(style: string): string | undefined {
  // An escape could spell any of the words below.
  if (style.includes("\\")) return "holds a \\";
  const outside = /@import|@font-face|image-set|src\(|url\((?!\s*["']?#)/i.exec(style);
  return outside ? `loads something by ${outside[0]}` : undefined;
}

function findAttributeProblem(name: string, value: string): string | undefined {
  const local = name.split(":").at(-1)?.toLowerCase() ?? "";
  if (local.startsWith("on")) return "would run a script";
  if (local === "href" || local === "src") {
    const staysInside = value.startsWith("#") || EMBEDDED.test(value);
    return staysInside ? undefined : `leads out of the drawing, to ${value.slice(0, 60)}`;
  }
  return findStyleProblem(value);
}

function findElementProblem(name: string, attributes: Record<string, string>): string | undefined {
  if (!ELEMENTS.has(name) && !FILTER_STEP.test(name)) {
    return `<${name}> is not allowed in a drawing: save it as plain SVG`;
  }
  for (const [attribute, value] of Object.entries(attributes)) {
    const problem = findAttributeProblem(attribute, value);
    if (problem) return `${attribute} of <${name}> ${problem}, which is not allowed in a drawing`;
  }
  return undefined;
}

function decode(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Why an SVG may not be served as it is, undefined where it may. It is checked and not sanitized: a
 * drawing without some of its parts is no longer what its author saw.
 */
export function findSvgProblem(bytes: Buffer): string | undefined {
  const svg = decode(bytes);
  // In another encoding a browser would read another text than the one checked here.
  if (svg === undefined || /^<\?xml[^>]*encoding=["'](?!utf-8["'])/i.test(svg)) {
    return "this drawing is not written in UTF-8: save it again";
  }
  if (/<!(?:DOCTYPE|ENTITY)/i.test(svg)) return "this drawing has a DOCTYPE: remove it";
  if (/<\?(?!xml\s)/i.test(svg)) return "this drawing names a style sheet: remove it";
  let found: string | undefined;
  // Joined first: a character reference may split a word.
  let text = "";
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        text = "";
        found ??= findElementProblem(name, attributes);
      },
      ontext(part) {
        text += part;
      },
      onclosetag(name) {
        const problem = name === "style" ? findStyleProblem(text) : undefined;
        if (problem) found ??= `<style> ${problem}, which is not allowed in a drawing`;
      },
    },
    { xmlMode: true },
  );
  parser.end(svg);
  return found;
}
