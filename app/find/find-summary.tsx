import { useEffect } from "react";
import { useStore } from "zustand";
import { useMembersByIds } from "#app/developers/parts/use-members-by-ids.ts";
import { PROJECT_FIELDS } from "#app/requests/client-fields.ts";
import { FIND_FIELDS } from "#app/requests/find-fields.ts";
import { toRequestedRows } from "#app/requests/records/requested-texts.ts";
import { toCurrency } from "#app/site/terms/terms.ts";
import { useTerms } from "#app/site/use-site.ts";
import { useTechnologies } from "#app/taxonomy/use-technologies.ts";
import type { FieldErrors } from "#contract/http/problem.ts";
import { SENIORITY_LEVELS, toFullName } from "#contract/members/member-terms.ts";
import { type Answer, AnswerSummary } from "#design/forms/answer-summary.tsx";
import { FieldsSummary } from "#design/forms/fields-summary.tsx";
import { pickTexts } from "#platform/forms/fields.ts";
import { toSummaryPath } from "#platform/forms/steps.ts";
import { readSavedFile } from "#platform/uploads/saved-file.ts";
import { type FindForm, findStore } from "./find.store.ts";
import { findForm } from "./find-form.ts";

/** All answers before they are sent, each with its Change link. */
export function FindSummary({ errors }: { errors: FieldErrors }) {
  const form = useStore(findStore);
  const requested = useRequestedRows(form);
  const brief = readSavedFile(pickTexts(form, Object.keys(FIND_FIELDS)), "brief");
  const interest = useInterestText(form.members);
  return (
    <>
      <FieldsSummary form={findForm} step="contacts" errors={errors} />
      <AnswerSummary
        title="Who you need"
        changeTo="/find/details"
        backTo={toSummaryPath(findForm.steps)}
        errors={errors}
        isPart
        answers={requested}
      />
      <FieldsSummary
        form={findForm}
        step="details"
        fields={PROJECT_FIELDS}
        errors={errors}
        more={[
          {
            name: "job_description",
            label: "Job description",
            value: form.job_description ? (
              <span className="line-clamp-3">{form.job_description}</span>
            ) : null,
            optional: true,
          },
          { name: "brief", label: "Description", value: brief?.name, optional: true },
        ]}
      />
      <FieldsSummary
        form={findForm}
        step="developers"
        errors={errors}
        more={[{ name: "members", label: "Interested in", value: interest }]}
      />
    </>
  );
}

function useRequestedRows(form: FindForm): Answer[] {
  const known = useTechnologies();
  const terms = useTerms();
  const rows = toRequestedRows({
    technologies: form.technologies.map(
      (slug) => known.find((technology) => technology.slug === slug)?.name ?? slug,
    ),
    number_of_developers: Number(form.number_of_developers),
    seniority_level: SENIORITY_LEVELS.find((level) => level === form.seniority_level),
    max_rate: Number(form.max_rate),
    currency: toCurrency(terms),
  });
  return rows.map(({ name, label, value }) => {
    // Text that is not validated yet may be no number: the summary shows it, the server rejects it.
    const isNumber = name === "number_of_developers" || name === "max_rate";
    return {
      name,
      label,
      value: isNumber && Number.isNaN(Number(form[name])) ? form[name] : value,
    };
  });
}

function useInterestText(ids: readonly number[]): string {
  const { state, members, missing } = useMembersByIds(ids, ids.length > 0);
  useEffect(() => {
    // No longer published: the server would refuse them.
    if (missing.length === 0) return;
    findStore.setState(({ members: ticked }) => ({
      members: ticked.filter((id) => !missing.includes(id)),
    }));
  }, [missing]);
  if (ids.length === 0) return "No one in particular";
  return state === "loaded" ? members.map(toFullName).join("\n") : "Loading names";
}
