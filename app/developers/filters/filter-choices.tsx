import { Search } from "lucide";
import { use, useState } from "react";
import { classNames } from "#design/class-names.ts";
import { Icon } from "#design/icon.tsx";
import { toFolded } from "#platform/text/fold-text.ts";
import { type FilterOption, OptionRow, OptionRowsContext } from "./option-row.tsx";

type FilterChoicesProps = {
  name: string;
  /** Singular name of an option: `technology`. */
  kind: string;
  /** Label of its search. */
  searchLabel?: string;
  options: readonly FilterOption[];
  value: readonly string[];
  onChange: (value: string[]) => void;
};

/** Maximum number of options without a search field. */
const SEARCHED_FROM = 12;

/** Options whose name contains what was typed. */
export function toMatching(options: readonly FilterOption[], input: string): FilterOption[] {
  const requested = toFolded(input.trim());
  if (requested === "") return [...options];
  return options.filter(({ label }) => toFolded(label).includes(requested));
}

/** Tick boxes for one filter, with a search where there are many (once JavaScript has loaded). */
export function FilterChoices({
  name,
  kind,
  searchLabel = `Search for a ${kind}`,
  options,
  value,
  onChange,
}: FilterChoicesProps) {
  const [entered, setInput] = useState("");
  const isLong = options.length > SEARCHED_FROM;
  const matching = new Set(toMatching(options, entered).map((option) => option.value));
  const html = import.meta.env.SSR ? use(OptionRowsContext)[name] : undefined;
  const listStyle = classNames(
    "pr-2",
    isLong && "max-h-66 overflow-y-auto overscroll-contain border-line border-b",
  );
  return (
    <>
      {isLong ? (
        <div className="noscript:hidden relative mb-2">
          <Icon
            of={Search}
            className="pointer-events-none absolute top-3.5 left-3 size-5 text-ink-soft"
          />
          <input
            type="search"
            aria-label={searchLabel}
            placeholder={searchLabel}
            value={entered}
            onChange={(event) => setInput(event.target.value)}
            onKeyDown={(event) => {
              // Enter here would send the form, which has nothing to do with this search.
              if (event.key === "Enter") event.preventDefault();
            }}
            className="control pl-10 text-sm"
          />
        </div>
      ) : null}
      {html === undefined ? (
        <div className={listStyle}>
          {options.map((option) => (
            <OptionRow
              key={option.value}
              name={name}
              option={option}
              isChecked={value.includes(option.value)}
              isHidden={!matching.has(option.value)}
              onChange={(isChecked) =>
                onChange(
                  isChecked
                    ? [...value, option.value]
                    : value.filter((other) => other !== option.value),
                )
              }
            />
          ))}
        </div>
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server.
        <div className={listStyle} dangerouslySetInnerHTML={{ __html: html }} />
      )}
      {isLong ? (
        <p
          role="status"
          className={classNames("pt-2 text-ink-soft text-sm", matching.size > 0 && "sr-only")}
        >
          {matching.size === 0 ? `No ${kind} called “${entered.trim()}”` : ""}
        </p>
      ) : null}
    </>
  );
}
