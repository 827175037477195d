import { Link } from "react-router";
import type { UnclearWords } from "./unclear-words.ts";

/** What words of a search can mean besides text; nothing is guessed. */
export function UnclearList({ words }: { words: readonly UnclearWords[] }) {
  if (words.length === 0) return null;
  return (
    <ul aria-label="Words that can be filters" className="mt-3 text-sm">
      {words.map(({ text, options }) => (
        <li key={text} className="flex flex-wrap items-center gap-x-3">
          <span className="wrap-anywhere">“{text}” can be a filter:</span>
          {options.map(({ label, to, isCombination }) => (
            <Link
              key={to}
              to={to}
              rel={isCombination ? "nofollow" : undefined}
              preventScrollReset
              className="link inline-flex min-h-11 items-center"
            >
              {label}
            </Link>
          ))}
        </li>
      ))}
    </ul>
  );
}
