import { Check } from "lucide-react";
import { Link } from "react-router";
import { classNames } from "#design/class-names.ts";
import { Icon } from "#design/icon.tsx";
import type { VacancyChoice } from "./vacancy-query.ts";

/** What the list can be narrowed by; every choice is a link, so that it works without script. */
export function VacancyChoices({
  groups,
}: {
  groups: { label: string; choices: VacancyChoice[] }[];
}) {
  return (
    <nav aria-label="Filter vacancies" className="grid gap-6 self-start">
      {groups.map(({ label, choices }) => (
        <div key={label}>
          <p id={`choices-${label}`} className="font-medium text-sm">
            {label}
          </p>
          <ul aria-labelledby={`choices-${label}`} className="mt-2 flex flex-wrap gap-2">
            {choices.map((choice) => (
              <li key={choice.value}>
                <Link
                  to={choice.to}
                  preventScrollReset
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
