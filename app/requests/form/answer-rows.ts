import type { Answer } from "#design/forms/answer-summary.tsx";
import type { TypedValues } from "#platform/forms/use-step-form.ts";
import { toProjectDetails } from "../records/request-texts.ts";

/** The contacts of a form as its summary lists them. */
export function toContactRows(typed: TypedValues): Answer[] {
  return [
    { name: "name", label: "Full name", value: typed.name },
    { name: "email", label: "Email address", value: typed.email },
    { name: "company_name", label: "Company name", value: typed.company_name, optional: true },
  ];
}

const PROJECT_NAMES = ["project_type", "project_duration", "workload", "start_date"] as const;

/** The project of a form as its summary lists it. */
export function toProjectRows(typed: TypedValues): Answer[] {
  const [project_type = "", project_duration = "", workload = "", start_date = ""] =
    PROJECT_NAMES.map((name) => typed[name]);
  const details = toProjectDetails({ project_type, project_duration, workload, start_date });
  return [
    ...details.map(([label, value], index) => ({ name: PROJECT_NAMES[index] ?? "", label, value })),
    { name: "message", label: "Message", value: typed.message, optional: true },
  ];
}
