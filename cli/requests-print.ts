import {
  toDeveloperCount,
  toProjectFacts,
  toUtcText,
  toWantedFacts,
} from "#app/requests/request-texts.ts";
import type { WholeRequest } from "#app/requests/requests.repository.server.ts";

/** One line a request, in columns. */
export function toListLines(requests: readonly WholeRequest[]): string[] {
  const rows = requests.map((request) => [
    request.reference,
    toUtcText(request.submitted_at),
    request.form,
    toDeveloperCount(request.find?.number_of_developers ?? request.members.length),
    request.company_name ? `${request.name}, ${request.company_name}` : request.name,
  ]);
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) => row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join("  "));
}

/** Everything a client said, for reading. */
export function toDetailLines(request: WholeRequest): string[] {
  const facts: [string, string][] = [
    ["Reference", request.reference],
    ["Form", request.form],
    ...(request.proposal_id ? [["Proposal", request.proposal_id] as [string, string]] : []),
    ["Sent", toUtcText(request.submitted_at)],
    [request.proposal_id ? "Client" : "Name", request.name],
    ["Email", request.email ?? "not given"],
    ...(request.proposal_id ? [] : toRequestFacts(request)),
  ];
  const width = Math.max(...facts.map(([name]) => name.length)) + 2;
  return [
    ...facts.map(([name, value]) => `${name.padEnd(width)}${value}`),
    ...(request.members.length > 0 ? ["", "Developers"] : []),
    ...request.members.map(
      ({ full_name, slug, sales_rate, sales_currency }) =>
        `  ${full_name} (${slug})${sales_rate === null ? "" : `, ${sales_currency} ${sales_rate} / h`}`,
    ),
    ...(request.message
      ? ["", "Message", ...request.message.split("\n").map((line) => `  ${line}`)]
      : []),
  ];
}

/** What a proposal's answer does not say. */
function toRequestFacts(request: WholeRequest): [string, string][] {
  const { contact_date, contact_time, contact_timezone, find } = request;
  return [
    ["Company", request.company_name ?? "not given"],
    ...(find
      ? toWantedFacts({ ...find, technologies: find.technologies.map(({ name }) => name) })
      : []),
    ...toProjectFacts(request),
    ["Call", contact_date ? `${contact_date} ${contact_time} ${contact_timezone}` : "not wished"],
    ["News by mail", request.marketing_consent ? "yes" : "no"],
  ];
}
