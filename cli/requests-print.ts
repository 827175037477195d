import { toProjectFacts, toUtcText } from "#app/requests/request-texts.ts";
import type { RequestWithMembers } from "#app/requests/requests.repository.server.ts";

/** One line a request, in columns. */
export function toListLines(requests: readonly RequestWithMembers[]): string[] {
  const rows = requests.map((request) => [
    request.reference,
    toUtcText(request.submitted_at),
    request.form,
    `${request.members.length} ${request.members.length === 1 ? "developer" : "developers"}`,
    request.company_name ? `${request.name}, ${request.company_name}` : request.name,
  ]);
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) => row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join("  "));
}

/** Everything a client said, for reading. */
export function toDetailLines(request: RequestWithMembers): string[] {
  const { contact_date, contact_time, contact_timezone } = request;
  const facts: [string, string][] = [
    ["Reference", request.reference],
    ["Form", request.form],
    ...(request.proposal_id ? [["Proposal", request.proposal_id] as [string, string]] : []),
    ["Sent", toUtcText(request.submitted_at)],
    ["Name", request.name],
    ["Email", request.email ?? "not given"],
    ["Company", request.company_name ?? "not given"],
    ...toProjectFacts(request),
    ["Call", contact_date ? `${contact_date} ${contact_time} ${contact_timezone}` : "not wished"],
    ["News by mail", request.marketing_consent ? "yes" : "no"],
  ];
  const width = Math.max(...facts.map(([name]) => name.length)) + 2;
  return [
    ...facts.map(([name, value]) => `${name.padEnd(width)}${value}`),
    "",
    "Developers",
    ...request.members.map(
      ({ full_name, slug, sales_rate, sales_currency }) =>
        `  ${full_name} (${slug})${sales_rate === null ? "" : `, ${sales_currency} ${sales_rate} / h`}`,
    ),
    ...(request.message
      ? ["", "Message", ...request.message.split("\n").map((line) => `  ${line}`)]
      : []),
  ];
}
