import { classNames } from "../class-names.ts";

const layouts = {
  text: "prose",
  reading: "prose prose-reading",
  cells: "prose-cells",
  path: "prose-path",
};

type ProseProps = {
  /** HTML that was sanitised when it was stored; anything else does not belong here. */
  html: string;
  /**
   * `reading` is for an article, `cells` rules each paragraph as a cell of a grid, `path` draws a
   * numbered list as a path.
   */
  layout?: keyof typeof layouts;
  className?: string;
};

/** Longer text that was written elsewhere, with headings, lists, tables, quotes and code. */
export function Prose({ html, layout = "text", className }: ProseProps) {
  return (
    <div
      className={classNames(layouts[layout], className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was stored
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
