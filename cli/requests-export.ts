import type { RequestWithMembers } from "#app/requests/requests.repository.server.ts";
import { CSV_BYTE_ORDER_MARK, toCsvRow } from "#platform/csv.ts";

export const EXPORT_FORMATS = ["csv", "json"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

const COLUMNS = [
  "reference",
  "form",
  "submitted_at",
  "name",
  "email",
  "company_name",
  "project_type",
  "project_duration",
  "workload",
  "start_date",
  "message",
  "contact_date",
  "contact_time",
  "contact_timezone",
  "marketing_consent",
  "proposal_id",
] as const satisfies (keyof RequestWithMembers)[];

type Requests = AsyncIterable<RequestWithMembers>;

/** The text of an export, piece by piece. */
export function toExport(requests: Requests, format: ExportFormat): AsyncGenerator<string> {
  return format === "csv" ? toCsv(requests) : toJson(requests);
}

async function* toCsv(requests: Requests): AsyncGenerator<string> {
  yield CSV_BYTE_ORDER_MARK + toCsvRow([...COLUMNS, "members", "member_slugs"]);
  for await (const request of requests) {
    const cells = COLUMNS.map((column) => {
      const value = request[column];
      return value instanceof Date ? value.toISOString() : value;
    });
    const names = request.members.map(({ full_name }) => full_name).join("; ");
    yield toCsvRow([...cells, names, request.members.map(({ slug }) => slug).join("; ")]);
  }
}

async function* toJson(requests: Requests): AsyncGenerator<string> {
  let separator = "[\n";
  for await (const { members, ...request } of requests) {
    const answers = Object.fromEntries(COLUMNS.map((column) => [column, request[column]]));
    const chosen = members.map(({ sort_order, ...member }) => member);
    yield `${separator}${JSON.stringify({ ...answers, members: chosen })}`;
    separator = ",\n";
  }
  yield separator === "[\n" ? "[]\n" : "\n]\n";
}
