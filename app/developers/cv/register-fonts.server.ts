import { Font } from "@react-pdf/renderer";
import { findFonts, readFont } from "#platform/text/script-fonts.server.ts";

const registered = new Set<string>();

/** Makes the fonts that a text needs available to documents; their names, in fallback order. */
export async function registerFonts(text: string): Promise<string[]> {
  if (registered.size === 0) Font.registerHyphenationCallback((word) => [word]);
  const fonts = findFonts(text);
  for (const { family, regular, strong } of fonts) {
    if (registered.has(family)) continue;
    const files = await Promise.all([readFont(regular), readFont(strong)]);
    Font.register({
      family,
      fonts: [
        { src: files[0], fontWeight: 400 },
        { src: files[1], fontWeight: 600 },
      ],
    });
    registered.add(family);
  }
  return fonts.map(({ family }) => family);
}
