import { useCopied } from "#platform/browser/use-copied.ts";

type CopyLinkProps = {
  link: string;
  /** Of the button. */
  label?: string;
};

/** A secret link or token that is shown once, with a button that copies it. */
export function CopyLink({ link, label = "Copy link" }: CopyLinkProps) {
  const { copy, state } = useCopied();
  return (
    <>
      <p className="mt-1 break-all font-mono">{link}</p>
      <button type="button" className="desk-button noscript:hidden mt-2" onClick={() => copy(link)}>
        {state === "copied" ? "Copied" : label}
      </button>
    </>
  );
}
