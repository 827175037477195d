/** What every client says, in whichever form. */
export type ClientAnswers = {
  name: string;
  email: string;
  company_name: string;
  project_type: string;
  project_duration: string;
  workload: string;
  start_date: string;
  message: string;
  contact_at?: { date: string; time: string; timezone: string } | undefined;
  marketing_consent: boolean;
};

/** What every client says, as the row of a request holds it; the rest has tables of its own. */
export function toRequestRow(answers: ClientAnswers) {
  const { name, email, company_name, message, contact_at, marketing_consent } = answers;
  const { project_type, project_duration, workload, start_date } = answers;
  return {
    name,
    email,
    company_name: company_name || null,
    project_type,
    project_duration,
    workload,
    start_date,
    message: message || null,
    contact_date: contact_at?.date ?? null,
    contact_time: contact_at?.time ?? null,
    contact_timezone: contact_at?.timezone ?? null,
    marketing_consent,
  };
}
