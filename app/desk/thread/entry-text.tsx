import { classNames } from "#design/class-names.ts";
import { splitQuote } from "#platform/text/split-quote.ts";
import { QuotedText } from "./quoted-text.tsx";

/** The text of an entry; what it quotes of the earlier conversation is folded. */
export function EntryText({ text: whole, isNote = false }: { text: string; isNote?: boolean }) {
  const { text, quoted } = splitQuote(whole);
  return (
    <div
      className={classNames(
        "mt-1 max-w-reading",
        isNote ? "bg-amber-wash px-3 py-2" : "border-line border-l-2 pl-3",
      )}
    >
      <p className="whitespace-pre-line break-words">{text}</p>
      <QuotedText text={quoted} />
    </div>
  );
}
