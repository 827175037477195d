import { Parser } from "htmlparser2";

/** What a drawing may be made of: shapes, words and what paints them; nothing that acts or loads. */
const ELEMENTS = new Set([
  ...["svg", "g", "defs", "symbol", "use", "title", "desc", "style", "image"],
  ...["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"],
  ...["text", "tspan", "textPath", "marker", "clipPath", "mask", "pattern"],
  ...["linearGradient", "radialGradient", "stop", "filter"],
]);
const FILTER_STEP = /^fe[A-Z][A-Za-z]+$/;
const EMBEDDED = /^data:image\/(?:png|jpeg|webp);base64,/;

/** Style may paint with what stands in the drawing and may not load anything. */
function findStyleProblem(style: string): string | undefined {
  // An escape could spell any of the words that are looked for.
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
 * Why an SVG may not be shown to visitors as it is, undefined where it may. It is judged and not
 * cleaned: a drawing from which something was taken is no longer what its author saw.
 */
export function findDrawingProblem(bytes: Buffer): string | undefined {
  const svg = decode(bytes);
  // In another encoding a browser would read another text than the one that is looked at here.
  if (svg === undefined || /^<\?xml[^>]*encoding=["'](?!utf-8["'])/i.test(svg)) {
    return "this drawing is not written in UTF-8: save it again";
  }
  if (/<!(?:DOCTYPE|ENTITY)/i.test(svg)) return "this drawing has a DOCTYPE: remove it";
  if (/<\?(?!xml\s)/i.test(svg)) return "this drawing names a style sheet: remove it";
  let found: string | undefined;
  // Put together first: a reference to a character may stand in the middle of a word.
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
