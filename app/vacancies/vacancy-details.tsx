import type { VacancyCard } from "#contract/content/vacancy.ts";
import { VACANCY_TYPE_LABELS, WORKPLACE_LABELS } from "#contract/content/vacancy-terms.ts";
import { SENIORITY_LABELS } from "#contract/members/member-terms.ts";
import { LinkButton } from "#design/buttons/link-button.tsx";
import { toDateText } from "#platform/time/date-text.ts";
import { isClosed, toPayText } from "./vacancy-texts.ts";

/** The box beside a job: what it pays, where it is, and the one action while it is open. */
export function VacancyDetails({ vacancy }: { vacancy: VacancyCard }) {
  const details = [
    { label: "Pay", value: toPayText(vacancy.pay) },
    { label: "Type", value: VACANCY_TYPE_LABELS[vacancy.type] },
    { label: "Workplace", value: WORKPLACE_LABELS[vacancy.workplace] },
    { label: "Place", value: vacancy.location },
    { label: "Level", value: SENIORITY_LABELS[vacancy.seniority_level] },
    { label: "Posted", value: toDateText(vacancy.posted_at) },
    { label: "Apply by", value: isClosed(vacancy) ? "" : toDateText(vacancy.valid_until) },
  ].filter(({ value }) => value !== "");
  return (
    <div className="rounded-card border border-line bg-paper p-6 lg:sticky lg:top-[calc(var(--header-height)+2rem)]">
      <dl className="grid gap-3">
        {details.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-4 text-sm">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="figures wrap-anywhere text-right">{value}</dd>
          </div>
        ))}
      </dl>
      {isClosed(vacancy) ? null : (
        <LinkButton to={`/apply/job-selection?vacancy=${vacancy.slug}`} className="mt-6 w-full">
          Apply
        </LinkButton>
      )}
    </div>
  );
}
