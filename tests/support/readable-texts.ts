import type { Page } from "@playwright/test";

export type TextColors = {
  text: string;
  /** Its own color and that of what is painted behind it, as CSS writes them. */
  color: string;
  plate: string;
  contrast: number;
};

/**
 * Texts of the page in forced colors whose contrast with what is behind them is below 4.5. Behind
 * text that the browser forces it paints a plate in `Canvas`, whatever the page's own background is.
 */
export function findUnreadableTexts(page: Page): Promise<TextColors[]> {
  return page.evaluate(() => {
    const MIN_CONTRAST = 4.5;
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    if (!canvas) throw new Error("This browser has no canvas");

    const probe = document.createElement("span");
    document.body.append(probe);
    probe.style.color = "Canvas";
    const systemCanvas = getComputedStyle(probe).color;
    probe.remove();

    const known = new Map<string, number[]>();
    /** Red, green, blue and alpha from 0 to 1. */
    function toParts(color: string): number[] {
      const parts = known.get(color);
      if (parts || !canvas) return parts ?? [];
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const read = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => part / 255);
      known.set(color, read);
      return read;
    }
    function toLuminance(color: string): number {
      const [red = 0, green = 0, blue = 0] = toParts(color).map((part) =>
        part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    }
    const surfaces = new Map<Element, string>();
    /** The surface behind text whose colors the page sets itself. */
    function findSurface(element: Element | null): string {
      if (!element) return systemCanvas;
      const found = surfaces.get(element);
      if (found !== undefined) return found;
      const { backgroundColor } = getComputedStyle(element);
      const [, , , alpha = 0] = toParts(backgroundColor);
      const surface = alpha > 0.99 ? backgroundColor : findSurface(element.parentElement);
      surfaces.set(element, surface);
      return surface;
    }

    const unreadable: TextColors[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim();
      if (!element || !text) continue;
      if (element.closest("script,style,noscript,template,datalist,.sr-only,:disabled")) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const style = getComputedStyle(element);
      const isDrawn = element instanceof SVGElement;
      const color = isDrawn ? style.fill : style.color;
      const isForced = style.forcedColorAdjust === "auto" && !isDrawn;
      const plate = isForced ? systemCanvas : findSurface(element);
      const [darker = 0, lighter = 0] = [toLuminance(color), toLuminance(plate)].toSorted(
        (one, other) => one - other,
      );
      const contrast = (lighter + 0.05) / (darker + 0.05);
      if (contrast < MIN_CONTRAST) unreadable.push({ text, color, plate, contrast });
    }
    return unreadable;
  });
}
