import { classNames } from "#design/class-names.ts";
import { splitQuote } from "#platform/text/split-quote.ts";
import { QuotedText } from "./quoted-text.tsx";

/** Whose text it is. */
export type Side = keyof typeof SIDES;

const SIDES = {
  agency: "border-line border-l-2 pl-3",
  client: "bg-mist px-3 py-2",
  note: "bg-amber-wash px-3 py-2",
};

type EntryTextProps = { text: string; by?: Side };

/** The text of an entry; what it quotes of the earlier conversation is folded. */
export function EntryText({ text: whole, by = "agency" }: EntryTextProps) {
  const { text, quoted } = splitQuote(whole);
  return (
    <div className={classNames("mt-1 max-w-reading", SIDES[by])}>
      <p className="whitespace-pre-line break-words">{text}</p>
      <QuotedText text={quoted} />
    </div>
  );
}
