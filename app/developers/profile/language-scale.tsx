import type { Member } from "#contract/members/member.ts";
import { LANGUAGE_LEVELS } from "#contract/members/member-terms.ts";
import { classNames } from "#design/class-names.ts";
import { toLanguageOrder } from "../parts/member-texts.ts";

/** Each language as a node on the line from A1 to native. */
export function LanguageScale({ languages }: Pick<Member, "languages">) {
  return (
    <ul className="space-y-4">
      {toLanguageOrder(languages).map(({ code, name, level }) => {
        const current = LANGUAGE_LEVELS.indexOf(level);
        return (
          <li key={code}>
            <div className="flex items-baseline justify-between gap-4">
              <span className="wrap-anywhere min-w-0">{name}</span>
              <span className="shrink-0 text-ink-soft text-sm">
                {level === "Native" ? "native" : level}
              </span>
            </div>
            <svg aria-hidden="true" className="mt-1 h-3 w-full overflow-visible">
              <line x1="0" x2="100%" y1="6" y2="6" className="stroke-line" />
              <line
                x1="0"
                x2={toPercent(current)}
                y1="6"
                y2="6"
                className="stroke-blue forced-colors:stroke-[CanvasText]"
              />
              {LANGUAGE_LEVELS.map((one, index) => (
                <circle
                  key={one}
                  cx={toPercent(index)}
                  cy="6"
                  r={index === current ? 4 : 2}
                  className={classNames(
                    index <= current ? "fill-blue" : "fill-line",
                    "forced-colors:fill-[CanvasText]",
                  )}
                />
              ))}
            </svg>
          </li>
        );
      })}
    </ul>
  );
}

const toPercent = (current: number) => `${(current * 100) / (LANGUAGE_LEVELS.length - 1)}%`;
