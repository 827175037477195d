import sanitizeHtml from "sanitize-html";

/** Schemes that a link may have; one without stays on the site. */
const SCHEMES = ["https", "mailto"];
/** What a link begins with. The browser reads two slashes, or a slash and a backslash, as a host. */
const ALLOWED_LINK = /^(?:https:\/\/|mailto:|#|\/(?![/\\]))/i;

const INLINE = ["a", "br", "code", "em", "strong"];
const BLOCK = ["p", "ul", "ol", "li", ...INLINE];
const DOCUMENT = [
  "h2",
  "h3",
  "h4",
  "blockquote",
  "hr",
  "s",
  "pre",
  "span",
  "figure",
  "figcaption",
  "img",
  "table",
  "thead",
  "tbody",
  "tr",
  "th",
  "td",
  "div",
  ...BLOCK,
];

/** Allowed elements: of a line and of a text that people write in HTML, of rendered Markdown. */
export const ALLOWED_TAGS = { inline: INLINE, block: BLOCK, document: DOCUMENT };

/** What people write in HTML has links and no other attribute. */
const LINK_ATTRIBUTES = { a: ["href"] };
const DOCUMENT_ATTRIBUTES = {
  ...LINK_ATTRIBUTES,
  img: ["src", "srcset", "sizes", "alt", "width", "height", "loading", "decoding"],
  h2: ["id"],
  h3: ["id"],
  h4: ["id"],
  ol: ["start"],
  th: ["scope"],
  pre: ["tabindex"],
  div: ["tabindex", "role", "aria-label"],
};
const DOCUMENT_CLASSES = { span: [/^token-[a-z-]+$/], div: ["table-scroll", "figure-scroll"] };

/**
 * The one way to make HTML safe to render: only allowed elements, attributes and links remain.
 * @param onOpenTag is called for each element as it was written
 */
export function sanitizeRichHtml(
  html: string,
  kind: keyof typeof ALLOWED_TAGS,
  onOpenTag?: (tag: string, attributes: Record<string, string>) => void,
): string {
  const isDocument = kind === "document";
  return sanitizeHtml(html, {
    allowedTags: ALLOWED_TAGS[kind],
    allowedAttributes: isDocument ? DOCUMENT_ATTRIBUTES : LINK_ATTRIBUTES,
    allowedClasses: isDocument ? DOCUMENT_CLASSES : {},
    allowedSchemes: SCHEMES,
    allowProtocolRelative: false,
    ...(onOpenTag ? { onOpenTag } : {}),
  });
}

/** Why a link's target is refused, undefined when it is fine: the rule of every text of content. */
export function findLinkProblem(href: string): string | undefined {
  if (ALLOWED_LINK.test(href)) return undefined;
  return `the link to ${href.slice(0, 60)} must begin with https://, mailto:, / or #`;
}
