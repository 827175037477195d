import { classNames } from "../class-names.ts";

type RichTextProps = {
  /** HTML that was sanitised when it was stored; anything else does not belong here. */
  html: string;
  className?: string;
};

/** Text with paragraphs, lists and emphasis that was written elsewhere. */
export function RichText({ html, className }: RichTextProps) {
  return (
    <div
      className={classNames(
        "[&_a]:link [&_li]:mt-1 [&_ol]:mt-3 [&_ol]:list-decimal [&_ol]:pl-5 [&_p+p]:mt-3 [&_strong]:font-semibold [&_strong]:text-ink [&_ul]:mt-3 [&_ul]:list-disc [&_ul]:pl-5",
        className,
      )}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was stored
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
