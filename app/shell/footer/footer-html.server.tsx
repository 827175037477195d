import { renderToStaticMarkup } from "react-dom/server";
import { createContext, StaticRouter } from "react-router";
import type { FrameContent } from "../frame.service.server.ts";
import { FooterContent } from "./footer-content.tsx";

/** HTML of the full footer's content on the page being rendered. */
export const footerHtmlContext = createContext<string>("");

const rendered = new WeakMap<FrameContent, { year: number; html: string }>();

/** The content of the full footer as HTML, rendered once per frame content and year. */
export function toFooterHtml(content: FrameContent, year: number): string {
  const known = rendered.get(content);
  if (known?.year === year) return known.html;
  const html = renderToStaticMarkup(
    <StaticRouter location="/">
      <FooterContent {...content} year={year} />
    </StaticRouter>,
  );
  rendered.set(content, { year, html });
  return html;
}
