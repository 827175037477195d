import { classNames } from "#design/class-names.ts";
import { splitQuote } from "./split-quote.ts";

/** The text of an entry; what it quotes of the earlier conversation is folded. */
export function EntryText({ text, isNote = false }: { text: string; isNote?: boolean }) {
  const { body, quote } = splitQuote(text);
  return (
    <div
      className={classNames(
        "mt-1 max-w-reading",
        isNote ? "bg-amber-wash px-3 py-2" : "border-line border-l-2 pl-3",
      )}
    >
      <p className="whitespace-pre-line break-words">{body}</p>
      {quote ? (
        <details className="mt-1">
          <summary className="link inline-block cursor-pointer">Quoted text</summary>
          <p className="mt-1 whitespace-pre-line break-words text-ink-soft">{quote}</p>
        </details>
      ) : null}
    </div>
  );
}
