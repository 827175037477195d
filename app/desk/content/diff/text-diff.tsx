import { getLocale } from "#contract/values/trade.ts";
import { classNames } from "#design/class-names.ts";
import type { TextDiff as Diff, DiffLine } from "#services/content/merge/line-diff.ts";

type TextDiffProps = {
  diff: Diff;
  /** What is compared, for screen readers. */
  label: string;
};

const SIGNS: Record<DiffLine["kind"], string> = { same: " ", added: "+", removed: "−" };

/** Two texts line by line, with three equal lines around each change. */
export function TextDiff({ diff: { parts, unlisted }, label }: TextDiffProps) {
  if (parts.every(({ lines }) => lines.length === 0)) {
    return <p className="text-ink-soft">Both texts are the same.</p>;
  }
  return (
    <>
      <section
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
        tabIndex={0}
        className="max-h-96 overflow-auto border border-line bg-paper font-mono text-xs"
      >
        {parts.map(({ at, lines, skipped }) =>
          skipped > 0 ? (
            <p key={at} className="bg-mist px-2 text-ink-soft">
              {skipped} equal {skipped === 1 ? "line" : "lines"}
            </p>
          ) : (
            lines.map((line) => <Line key={line.at} {...line} />)
          ),
        )}
      </section>
      {unlisted > 0 ? (
        <p className="text-ink-soft">
          {unlisted.toLocaleString(getLocale())} more changed {unlisted === 1 ? "line" : "lines"}.
        </p>
      ) : null}
    </>
  );
}

function Line({ kind, text }: DiffLine) {
  const Tag = kind === "added" ? "ins" : kind === "removed" ? "del" : "span";
  return (
    <p
      className={classNames(
        "whitespace-pre-wrap break-words px-2",
        kind === "added" && "bg-green-wash",
        kind === "removed" && "bg-red-wash",
      )}
    >
      <span aria-hidden="true" className="select-none">
        {SIGNS[kind]}{" "}
      </span>
      <Tag className="no-underline">{text}</Tag>
    </p>
  );
}
