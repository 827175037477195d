import { classNames } from "../class-names.ts";

type RichTextProps = {
  /** HTML that was sanitised when it was stored; anything else does not belong here. */
  html: string;
  /** Whether it has no paragraphs and lists. */
  inline?: boolean;
  className?: string;
};

const INLINE = "[&_a]:link [&_strong]:font-semibold [&_strong]:text-ink";
const BLOCK =
  "[&_li]:mt-1 [&_ol]:mt-3 [&_ol]:list-decimal [&_ol]:pl-5 [&_p+p]:mt-3 [&_ul]:mt-3 [&_ul]:list-disc [&_ul]:pl-5";

/** Text with paragraphs, lists and emphasis that was written elsewhere. */
export function RichText({ html, inline = false, className }: RichTextProps) {
  return (
    <div
      className={classNames(INLINE, !inline && BLOCK, className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was stored
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
