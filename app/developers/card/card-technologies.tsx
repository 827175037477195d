import type { MemberTechnology } from "#contract/members/member.ts";
import { classNames } from "#design/class-names.ts";
import { toYears } from "../parts/years-text.ts";

type CardTechnologiesProps = {
  /** In order: the first one is the one that a client looks for. */
  technologies: readonly MemberTechnology[];
  className: string;
};

const MAX_NAMED = 6;

/** The first technology with its years, the others quietly beside it, on one line. */
export function CardTechnologies({ technologies, className }: CardTechnologiesProps) {
  const [first, ...others] = technologies;
  if (!first) return <div />;
  const rest = technologies.length - MAX_NAMED;
  return (
    <ul
      aria-label="Technologies"
      className={classNames("truncate text-ink-soft text-sm", className)}
    >
      <li className="inline-block max-w-full truncate rounded-full border border-line-strong px-2.5 py-0.5 align-bottom font-medium text-ink">
        {first.years > 0 ? `${first.name} · ${toYears(first.years)}` : first.name}
      </li>
      {others.slice(0, MAX_NAMED - 1).map(({ slug, name }, index) => (
        <li key={slug} className="inline">
          {index === 0 ? `\u2002${name}` : ` · ${name}`}
        </li>
      ))}
      {rest > 0 ? <li className="inline">{` · ${rest} more`}</li> : null}
    </ul>
  );
}
