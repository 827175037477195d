import sanitizeHtml from "sanitize-html";

/** Schemes that a link may have; addresses without one stay on the site. */
const SCHEMES = ["https", "http", "mailto"];

/** Sanitizes rendered Markdown to a list of allowed elements; everything else is dropped. */
export function sanitizeRichHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
      ...["h2", "h3", "h4", "p", "ul", "ol", "li", "blockquote", "hr", "br"],
      ...["strong", "em", "s", "code", "pre", "span", "a", "figure", "figcaption", "img"],
      ...["table", "thead", "tbody", "tr", "th", "td", "div"],
    ],
    allowedAttributes: {
      a: ["href"],
      img: ["src", "srcset", "sizes", "alt", "width", "height", "loading", "decoding"],
      h2: ["id"],
      h3: ["id"],
      h4: ["id"],
      ol: ["start"],
      th: ["scope"],
      pre: ["tabindex"],
      div: ["tabindex", "role", "aria-label"],
    },
    allowedClasses: { span: [/^token-[a-z-]+$/], div: ["table-scroll", "figure-scroll"] },
    allowedSchemes: SCHEMES,
    allowProtocolRelative: false,
  });
}

/** Why a link's target is refused, undefined when it is fine. */
export function findLinkProblem(href: string): string | undefined {
  if (href.startsWith("//") || href.startsWith("\\")) return "starts with two slashes";
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(href.trim())?.[1]?.toLowerCase();
  if (scheme && !SCHEMES.includes(scheme)) return `uses ${scheme}:`;
  return undefined;
}
