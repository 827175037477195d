import { useEffect } from "react";
import { useStore } from "zustand";
import { useMembersByIds } from "#app/developers/parts/use-members-by-ids.ts";
import { toContactRows, toProjectRows } from "#app/requests/form/answer-rows.ts";
import { toWantedDetails } from "#app/requests/records/request-texts.ts";
import { toCurrency } from "#app/site/terms.ts";
import { useTerms } from "#app/site/use-site.ts";
import { useTechnologies } from "#app/taxonomy/use-technologies.ts";
import { SENIORITY_LEVELS, toFullName } from "#contract/member-terms.ts";
import type { FieldErrors } from "#contract/problem.ts";
import { type Answer, AnswerSummary } from "#design/forms/answer-summary.tsx";
import { readSavedFile } from "#platform/uploads/saved-file.ts";
import { type FindForm, findStore } from "./find.store.ts";
import { toContactFields, toDetailsFields } from "./find-answers.ts";
import { SUMMARY_PATH } from "./find-steps.ts";

/** All answers before they are sent, each with its Change link. */
export function FindSummary({ errors }: { errors: FieldErrors }) {
  const form = useStore(findStore);
  const wanted = useWantedRows(form);
  const brief = readSavedFile(toDetailsFields(form), "brief");
  const interest = useInterestText(form.members);
  const shared = { backTo: SUMMARY_PATH, errors, isPart: true };
  return (
    <>
      <AnswerSummary
        {...shared}
        title="Your details"
        changeTo="/find/contacts"
        answers={toContactRows(toContactFields(form))}
      />
      <AnswerSummary {...shared} title="Who you need" changeTo="/find/details" answers={wanted} />
      <AnswerSummary
        {...shared}
        title="Your project"
        changeTo="/find/details"
        answers={[
          ...toProjectRows(toDetailsFields(form)),
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
      <AnswerSummary
        {...shared}
        title="Developers"
        changeTo="/find/developers"
        answers={[{ name: "members", label: "Interested in", value: interest }]}
      />
    </>
  );
}

const WANTED_NAMES = ["technologies", "number_of_developers", "seniority_level", "max_rate"];

function useWantedRows(form: FindForm): Answer[] {
  const known = useTechnologies();
  const terms = useTerms();
  const details = toWantedDetails({
    technologies: form.technologies.map(
      (slug) => known.find((technology) => technology.slug === slug)?.name ?? slug,
    ),
    number_of_developers: Number(form.number_of_developers),
    seniority_level: SENIORITY_LEVELS.find((level) => level === form.seniority_level),
    max_rate: Number(form.max_rate),
    currency: toCurrency(terms),
  });
  return details.map(([label, value], index) => {
    const name = WANTED_NAMES[index] ?? "";
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
