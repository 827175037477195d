import {
  PROJECT_DURATIONS,
  START_DATES,
  toOptionId,
  toOptionName,
  WORKLOADS,
} from "#contract/request-terms.ts";
import type { TypedValues } from "#platform/forms/use-step-form.ts";
import type { HireForm } from "./hire.store.ts";

/** Contacts as the page's controls hold them, by wire name. */
export function toContactFields(form: HireForm): TypedValues {
  return { name: form.name, email: form.email, company_name: form.companyName };
}

export function fromContactFields(typed: TypedValues): Partial<HireForm> {
  return {
    name: typed.name ?? "",
    email: typed.email ?? "",
    companyName: typed.company_name ?? "",
  };
}

/** The project as the page's controls hold it: an option by its name. */
export function toProjectFields(form: HireForm): TypedValues {
  return {
    project_type: form.projectType,
    project_duration: toOptionName(PROJECT_DURATIONS, form.projectDuration) ?? "",
    workload: toOptionName(WORKLOADS, form.workload) ?? "",
    start_date: toOptionName(START_DATES, form.startDate) ?? "",
    message: form.message,
  };
}

export function fromProjectFields(typed: TypedValues): Partial<HireForm> {
  return {
    projectType: typed.project_type ?? "",
    projectDuration: toOptionId(PROJECT_DURATIONS, typed.project_duration),
    workload: toOptionId(WORKLOADS, typed.workload),
    startDate: toOptionId(START_DATES, typed.start_date),
    message: typed.message ?? "",
  };
}
