/** Fields of every request of a client. */
export type ClientRequest = {
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

/** These fields as columns of `requests`; other fields have tables of their own. */
export function toRequestRow(request: ClientRequest) {
  const { name, email, company_name, message, contact_at, marketing_consent } = request;
  const { project_type, project_duration, workload, start_date } = request;
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
