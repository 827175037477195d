import { Link } from "react-router";
import { toPayText, toPlaceText } from "#app/vacancies/vacancy-texts.ts";
import type { VacancyCard } from "#contract/content/vacancy.ts";

type OpenPositionsProps = { vacancies: readonly VacancyCard[]; total: number };

/** The newest vacancies, a line each. */
export function OpenPositions({ vacancies, total }: OpenPositionsProps) {
  if (vacancies.length === 0) return null;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h2 id="open-positions" className="text-heading">
          Open positions
        </h2>
        <Link to="/vacancies" className="link inline-flex min-h-11 items-center">
          {total === 1 ? "See the position" : `See all ${total}`}
        </Link>
      </div>
      <ul className="mt-8 border-ink border-t">
        {vacancies.map((vacancy) => (
          <li
            key={vacancy.id}
            className="relative grid items-baseline gap-x-8 gap-y-1 border-line border-b py-5 transition-colors hover:border-line-strong md:grid-cols-[minmax(0,6fr)_minmax(0,4fr)_minmax(0,3fr)]"
          >
            <Link
              to={`/vacancies/${vacancy.slug}`}
              className="card-link rounded-field font-medium text-lg leading-tight hover:text-blue"
            >
              {vacancy.title}
            </Link>
            <span className="text-ink-soft">{toPlaceText(vacancy)}</span>
            <span className="figures font-medium md:text-right">{toPayText(vacancy.pay)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
