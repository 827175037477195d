import { toDeveloperCount } from "#app/requests/records/request-texts.ts";
import type { FieldErrors } from "#contract/http/problem.ts";
import { toFullName } from "#contract/members/member-terms.ts";
import { FieldsSummary } from "#design/forms/fields-summary.tsx";
import { useChosenMembers } from "./chosen-members.tsx";
import { hireForm } from "./hire-form.ts";

/** All answers before they are sent, each with its Change link. */
export function HireSummary({ errors }: { errors: FieldErrors }) {
  const { state, members, count } = useChosenMembers();
  const developers = {
    name: "members",
    label: toDeveloperCount(count),
    value: state === "loaded" ? members.map(toFullName).join("\n") : "Loading names",
  };
  return (
    <>
      {hireForm.steps.steps.map((step) => (
        <FieldsSummary
          key={step}
          form={hireForm}
          step={step}
          errors={errors}
          more={step === "select-developer" ? [developers] : []}
        />
      ))}
    </>
  );
}
