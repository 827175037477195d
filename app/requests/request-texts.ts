import { PROJECT_DURATIONS, START_DATES, toOptionLabel, WORKLOADS } from "#contract/hire.ts";

/** The project of a request in words, as pages, mails and the command line say it. */
export function toProjectFacts(project: {
  project_type: string | null;
  project_duration: string | null;
  workload: string | null;
  start_date: string | null;
}): [name: string, value: string][] {
  return [
    ["Kind of project", project.project_type ?? ""],
    ["How long", toOptionLabel(PROJECT_DURATIONS, project.project_duration ?? "")],
    ["How much time", toOptionLabel(WORKLOADS, project.workload ?? "")],
    ["Start", toOptionLabel(START_DATES, project.start_date ?? "")],
  ];
}

/** `2026-11-21 09:15 UTC`. */
export function toUtcText(time: Date): string {
  return `${time.toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
