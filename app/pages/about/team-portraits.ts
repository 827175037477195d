import { toImageSource } from "#platform/image/image-source.ts";
import { SQUARE_SIDES } from "#platform/image/image-url.ts";
import { escapeXml } from "#platform/text/xml.ts";

const [, SIDE] = SQUARE_SIDES;

/** Puts the portrait of a person above each paragraph that begins with the name in bold. */
export function addPortraits(html: string, portraits: ReadonlyMap<string, string>): string {
  return html.replace(/<p>(?=<strong>([^<]*))/g, (start, text: string) => {
    const [, avatar] = [...portraits].find(([name]) => startsWithName(text, name)) ?? [];
    return avatar ? `${start}${toImage(avatar)}` : start;
  });
}

function startsWithName(text: string, name: string): boolean {
  return text.startsWith(name) && !/^[\p{L}-]/u.test(text.slice(name.length));
}

function toImage(avatar: string): string {
  const { src, srcSet = "" } = toImageSource({ src: avatar, width: SIDE, height: SIDE });
  return `<img src="${escapeXml(src)}" srcset="${escapeXml(srcSet)}" width="${SIDE}" height="${SIDE}" alt="" loading="lazy" class="mb-4 size-20 rounded-full ring-1 ring-line">`;
}
