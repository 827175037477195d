import { useStore } from "zustand";
import { toContactRows, toProjectRows } from "#app/requests/form/answer-rows.ts";
import { toDeveloperCount } from "#app/requests/records/request-texts.ts";
import { toFullName } from "#contract/member-terms.ts";
import type { FieldErrors } from "#contract/problem.ts";
import { AnswerSummary } from "#design/forms/answer-summary.tsx";
import { useChosenMembers } from "./chosen-members.tsx";
import { hireStore } from "./hire.store.ts";
import { toContactFields, toProjectFields } from "./hire-answers.ts";
import { SUMMARY_PATH } from "./hire-steps.ts";

/** All answers before they are sent, each with its Change link. */
export function HireSummary({ errors }: { errors: FieldErrors }) {
  const form = useStore(hireStore);
  const { state, members, count } = useChosenMembers();
  const shared = { backTo: SUMMARY_PATH, errors, isPart: true };
  return (
    <>
      <AnswerSummary
        {...shared}
        title="Developers"
        changeTo="/hire/select-developer"
        answers={[
          {
            name: "members",
            label: toDeveloperCount(count),
            value: state === "loaded" ? members.map(toFullName).join("\n") : "Loading names",
          },
        ]}
      />
      <AnswerSummary
        {...shared}
        title="Your details"
        changeTo="/hire/contacts"
        answers={toContactRows(toContactFields(form))}
      />
      <AnswerSummary
        {...shared}
        title="Your project"
        changeTo="/hire/details"
        answers={toProjectRows(toProjectFields(form))}
      />
    </>
  );
}
