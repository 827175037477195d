import type { FindDetailsRow, WholeRequest } from "#app/requests/requests.repository.server.ts";
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
] as const satisfies (keyof WholeRequest)[];

/** Columns that only a find request fills. */
const FIND_COLUMNS = [
  "technologies",
  "number_of_developers",
  "seniority_level",
  "max_rate",
  "currency",
] as const satisfies (keyof FindDetailsRow)[];

/** The call as it is now, where there is one. */
const CALL_COLUMNS = { call_starts_at: "starts_at", call_status: "status" } as const;

type Requests = AsyncIterable<WholeRequest>;

/** The text of an export, piece by piece. */
export function toExport(requests: Requests, format: ExportFormat): AsyncGenerator<string> {
  return format === "csv" ? toCsv(requests) : toJson(requests);
}

async function* toCsv(requests: Requests): AsyncGenerator<string> {
  yield CSV_BYTE_ORDER_MARK +
    toCsvRow([
      ...COLUMNS,
      "members",
      "member_slugs",
      ...FIND_COLUMNS,
      ...Object.keys(CALL_COLUMNS),
    ]);
  for await (const request of requests) {
    const cells = COLUMNS.map((column) => toCell(request[column]));
    const calls = Object.values(CALL_COLUMNS).map((fact) => toCell(request.call?.[fact] ?? null));
    const names = request.members.map(({ full_name }) => full_name).join("; ");
    const slugs = request.members.map(({ slug }) => slug).join("; ");
    yield toCsvRow([...cells, names, slugs, ...toFindCells(request.find), ...calls]);
  }
}

function toCell<Value>(value: Value | Date): Value | string {
  return value instanceof Date ? value.toISOString() : value;
}

function toFindCells(find: FindDetailsRow | undefined) {
  return FIND_COLUMNS.map((column) => {
    const value = find?.[column];
    if (Array.isArray(value)) return value.map(({ name }) => name).join("; ");
    return value ?? null;
  });
}

async function* toJson(requests: Requests): AsyncGenerator<string> {
  let separator = "[\n";
  for await (const { members, find, call, ...request } of requests) {
    const answers = Object.fromEntries(COLUMNS.map((column) => [column, request[column]]));
    const chosen = members.map(({ sort_order, ...member }) => member);
    const more = { ...(find ? { find } : {}), ...(call ? { call } : {}) };
    yield `${separator}${JSON.stringify({ ...answers, members: chosen, ...more })}`;
    separator = ",\n";
  }
  yield separator === "[\n" ? "[]\n" : "\n]\n";
}
