import { Check } from "lucide";
import { Link } from "react-router";
import { classNames } from "#design/class-names.ts";
import { Icon } from "#design/icon.tsx";
import { showFocused } from "#platform/browser/show-focused.ts";
import type { VacancyChoice } from "./vacancy-query.ts";

/** Filters of the list; every choice is a link, so that it works without JavaScript. */
export function VacancyChoices({
  groups,
}: {
  groups: { label: string; choices: VacancyChoice[] }[];
}) {
  return (
    <nav aria-label="Filter vacancies" className="grid min-w-0 gap-6 self-start">
      {groups.map(({ label, choices }) => (
        <div key={label} className="min-w-0">
          <p id={`choices-${label}`} className="font-medium text-sm">
            {label}
          </p>
          <ul
            aria-labelledby={`choices-${label}`}
            // One row that scrolls: so that on a phone the jobs are visible without scrolling.
            onFocus={showFocused}
            className="max-md:fade-end mt-2 flex scroll-px-10 gap-2 py-1 max-md:-mx-4 max-md:overflow-x-auto max-md:pl-4 md:flex-wrap"
          >
            {choices.map((choice) => (
              <li key={choice.value} className="shrink-0">
                <Link
                  to={choice.to}
                  preventScrollReset
                  // Combinations of filters are not for search engines.
                  rel={choice.isCombination ? "nofollow" : undefined}
                  aria-current={choice.selected ? "true" : undefined}
                  className={classNames(
                    "inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm no-underline transition-colors",
                    choice.selected
                      ? "border-blue bg-blue-wash text-blue"
                      : "border-line hover:border-ink",
                  )}
                >
                  {choice.selected ? <Icon of={Check} className="size-4" /> : null}
                  {choice.label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
