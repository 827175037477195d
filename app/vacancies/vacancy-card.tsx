import { Link } from "react-router";
import type { VacancyCard as Vacancy } from "#contract/content/vacancy.ts";
import { VACANCY_TYPE_LABELS } from "#contract/content/vacancy-terms.ts";
import { TagList } from "#design/text/tag-list.tsx";
import { toDateText } from "#platform/time/date-text.ts";
import { toPayText, toPlaceText } from "./vacancy-texts.ts";

/** One open job in a list; the whole row is the target of its link. */
export function VacancyCard({ vacancy, level = 2 }: { vacancy: Vacancy; level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <article className="relative grid gap-x-8 gap-y-4 border-line border-b py-8 transition-colors hover:border-line-strong md:grid-cols-[minmax(0,1fr)_13rem]">
      <div className="min-w-0">
        <Heading className="text-lg leading-tight">
          <Link
            to={`/vacancies/${vacancy.slug}`}
            className="card-link rounded-field no-underline hover:text-blue"
          >
            {vacancy.title}
          </Link>
        </Heading>
        <p className="mt-1 text-ink-soft text-sm">
          {VACANCY_TYPE_LABELS[vacancy.type]} · {toPlaceText(vacancy)}
        </p>
        <p className="mt-3 max-w-reading text-ink-soft">{vacancy.excerpt}</p>
        <TagList label="Technologies" items={vacancy.technologies} limit={6} className="mt-4" />
      </div>
      <div className="md:text-right">
        <p className="figures font-semibold">{toPayText(vacancy.pay)}</p>
        <p className="mt-1 text-ink-soft text-sm">
          Posted <time dateTime={vacancy.posted_at}>{toDateText(vacancy.posted_at)}</time>
        </p>
      </div>
    </article>
  );
}
