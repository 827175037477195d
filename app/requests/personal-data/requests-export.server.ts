import type { CsvCell } from "#platform/text/csv.ts";
import { type RowShape, writeRows } from "#platform/text/row-file.server.ts";
import { CLIENT_FIELDS, type ClientFieldName } from "../client-fields.ts";
import { toAnswerText, toStoredMember } from "../records/request-member.ts";
import type {
  ApplicationRow,
  FindDetailsRow,
  WholeRequest,
} from "../records/requests.repository.server.ts";

export const EXPORT_FORMATS = ["csv", "json", "jsonl"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

const COLUMNS = [
  "reference",
  "form",
  "submitted_at",
  ...(Object.keys(CLIENT_FIELDS) as ClientFieldName[]),
  "contact_date",
  "contact_time",
  "contact_timezone",
  "marketing_consent",
  "proposal_id",
] satisfies (keyof WholeRequest)[];

/** Columns of find requests and applications; each form fills its own. */
const DETAIL_COLUMNS = [
  "technologies",
  "number_of_developers",
  "seniority_level",
  "max_rate",
  "currency",
  "job_description",
  "job",
  "first_name",
  "last_name",
  "phone",
  "country_code",
  "city",
  "timezone",
  "years_of_experience",
  "languages",
  "hourly_rate",
  "linkedin_url",
  "github_url",
  "portfolio_url",
  "links",
  "keep_profile",
  "decided_at",
] as const satisfies (keyof FindDetailsRow | keyof ApplicationRow)[];

/** The current call, if any. */
const CALL_COLUMNS = { call_starts_at: "starts_at", call_status: "status" } as const;

/** What became of it, and since when who waits for whom. */
const DESK_COLUMNS = [
  "state",
  "follow_up_on",
  "waiting_since",
  "replied_at",
] as const satisfies (keyof WholeRequest)[];

/** How a request is written, with all that was answered. */
export const REQUEST_SHAPE: RowShape<WholeRequest> = {
  columns: [
    ...COLUMNS,
    "members",
    "member_slugs",
    ...DETAIL_COLUMNS,
    "files",
    ...Object.keys(CALL_COLUMNS),
    "member_answers",
    "origin",
    ...DESK_COLUMNS,
  ],
  toCells,
  toRecord: toWhole,
};

type Requests = AsyncIterable<WholeRequest>;

/** The text of an export in chunks. */
export const toExport = (requests: Requests, format: ExportFormat): AsyncGenerator<string> =>
  format === "json" ? toJson(requests) : writeRows(requests, REQUEST_SHAPE, format);

function toCells(request: WholeRequest): CsvCell[] {
  const { members, files, call } = request;
  const chosen = members.filter(({ answer }) => answer === null || answer === "interview");
  return [
    ...COLUMNS.map((column) => toCell(request[column])),
    chosen.map(({ full_name }) => full_name).join("; "),
    chosen.map(({ slug }) => slug).join("; "),
    ...toDetailCells(request),
    files.map(({ name }) => name).join("; "),
    ...Object.values(CALL_COLUMNS).map((fact) => toCell(call?.[fact] ?? null)),
    members.flatMap(toAnswerText).join("; "),
    request.origin ?? null,
    ...DESK_COLUMNS.map((column) => toCell(request[column])),
  ];
}

function toCell<Value>(value: Value | Date): Value | string {
  return value instanceof Date ? value.toISOString() : value;
}

function toDetailCells({ find, application }: WholeRequest) {
  const details = { ...find, ...application };
  return DETAIL_COLUMNS.map((column) => {
    if (column === "technologies") return toTechnologyCell(find, application);
    if (column === "languages") {
      return details.languages?.map(({ code, level }) => `${code} ${level}`).join("; ") ?? null;
    }
    if (column === "links") return details.links?.join("; ") ?? null;
    return toCell(details[column] ?? null);
  });
}

function toTechnologyCell(find: WholeRequest["find"], application: WholeRequest["application"]) {
  if (find) return find.technologies.map(({ name }) => name).join("; ");
  return (
    application?.technologies
      .map(({ name, years, main }) => `${name} ${years}${main ? " main" : ""}`)
      .join("; ") ?? null
  );
}

async function* toJson(requests: Requests): AsyncGenerator<string> {
  let separator = "[\n";
  for await (const request of requests) {
    yield `${separator}${JSON.stringify(toWhole(request))}`;
    separator = ",\n";
  }
  yield separator === "[\n" ? "[]\n" : "\n]\n";
}

function toWhole({ members, find, application, files, call, ...request }: WholeRequest) {
  const answers = Object.fromEntries(
    [...COLUMNS, ...DESK_COLUMNS].map((column) => [column, request[column]]),
  );
  const named = members.map(toStoredMember);
  return {
    ...answers,
    ...(request.origin ? { origin: request.origin } : {}),
    members: named,
    ...(find ? { find } : {}),
    ...(application ? { application } : {}),
    ...(call ? { call } : {}),
    files: files.map(({ id, ...file }) => file),
  };
}
