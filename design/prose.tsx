import { classNames } from "./class-names.ts";

type ProseProps = {
  /** HTML that was sanitised when it was stored; anything else does not belong here. */
  html: string;
  className?: string;
};

/** Longer text that was written elsewhere, with headings, lists, tables, quotes and code. */
export function Prose({ html, className }: ProseProps) {
  return (
    <div
      className={classNames("prose", className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was stored
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
