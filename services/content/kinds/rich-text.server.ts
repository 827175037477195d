import { z } from "zod";
import {
  ALLOWED_TAGS,
  findLinkProblem,
  sanitizeRichHtml,
} from "#platform/text/rich-html.server.ts";

type Loss = { message: string; inside: string };

function tagLosses(tag: string, attributes: Record<string, string>, tags: string[]): Loss[] {
  if (!tags.includes(tag)) {
    return [{ message: `<${tag}> is not allowed: use ${tags.join(", ")}`, inside: `<${tag}` }];
  }
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (tag !== "a" || name !== "href") {
      return [{ message: `<${tag}> must not have ${name}: remove it`, inside: name }];
    }
    const message = findLinkProblem(value);
    return message ? [{ message, inside: value }] : [];
  });
}

/** The tags of a text in order, without their attributes. */
function toTags(html: string): string[] {
  // Each `<` after the last `>` would be searched to the end of the text.
  const closed = html.slice(0, html.lastIndexOf(">") + 1);
  return [...closed.matchAll(/<(\/?[a-z][a-z0-9]*)[^>]*>/gi)].map(([, name]) =>
    `<${name}>`.toLowerCase(),
  );
}

function nestingLosses(html: string, clean: string): Loss[] {
  const written = toTags(html);
  const understood = toTags(clean);
  const index = written.findIndex((tag, i) => tag !== understood[i]);
  if (index === -1 && written.length === understood.length) return [];
  const tag = (index === -1 ? understood[written.length] : written[index]) ?? "";
  return [
    {
      message: `the tags do not close in the order in which they open: look at ${tag}`,
      inside: tag,
    },
  ];
}

/** Open tags at a place; the parser's cost grows with them, and no text that people read has as many. */
const MAX_DEPTH = 200;

/** The tag at which too many are open. */
function findTooDeep(html: string): string | undefined {
  let depth = 0;
  return toTags(html).find((tag) => {
    if (tag !== "<br>") depth += tag.startsWith("</") ? -1 : 1;
    return depth > MAX_DEPTH;
  });
}

/** An HTML text with only the allowed tags, and what was removed. */
export function sanitizeRichText(
  html: string,
  kind: "inline" | "block",
): { clean: string; losses: Loss[] } {
  const deep = findTooDeep(html);
  if (deep) {
    const message = `more than ${MAX_DEPTH} tags are open: close each where it ends`;
    return { clean: "", losses: [{ message, inside: deep }] };
  }
  const losses: Loss[] = [];
  const clean = sanitizeRichHtml(html, kind, (tag, attributes) =>
    losses.push(...tagLosses(tag, attributes, ALLOWED_TAGS[kind])),
  );
  const [comment] = /<[!?]/.exec(html) ?? [];
  if (comment)
    losses.push({ message: "HTML comments are not allowed: remove it", inside: comment });
  return { clean, losses: losses.length > 0 ? losses : nestingLosses(html, clean) };
}

/**
 * Characters that tags and links may add, also for each visible one: longer texts are not parsed.
 */
const MARKUP_LENGTH = 1_000;
const MARKUP_FACTOR = 4;

/** Visible characters. */
function countVisible(html: string): number {
  return html.replace(/<[^>]*>/g, "").replace(/&#?\w+;/g, " ").length;
}

/**
 * HTML that is safe to render. Disallowed parts are reported and never silently dropped, so that an
 * author knows what readers would not see. `max` counts visible characters.
 */
export function richText({ tags, max }: { tags: "inline" | "block"; max: number }) {
  const maxLength = MARKUP_LENGTH + MARKUP_FACTOR * max;
  return z
    .string()
    .max(maxLength, { error: `must have ${maxLength} characters or less`, abort: true })
    .normalize()
    .trim()
    .transform((html, ctx) => {
      const { clean, losses } = sanitizeRichText(html, tags);
      for (const { message, inside } of losses) {
        ctx.issues.push({ code: "custom", message, input: html, params: { inside } });
      }
      const visible = countVisible(clean);
      if (visible > max) {
        ctx.addIssue(`must have ${max} visible characters or less, not ${visible}`);
      }
      return losses.length > 0 ? z.NEVER : clean;
    });
}
