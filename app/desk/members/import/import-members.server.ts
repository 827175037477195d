import {
  type MemberFileInput,
  toMemberFileSchema,
} from "#app/developers/content/member-file.server.ts";
import { toMemberFileText } from "#app/developers/content/member-file-text.server.ts";
import { checkMemberPath, toMemberPath } from "#app/developers/content/member-path.server.ts";
import { toFolded } from "#platform/text/fold-text.ts";
import { type CsvRow, readCsv, UnreadableCsvError } from "#platform/text/read-csv.server.ts";
import { suggestion } from "#services/content/parsing/closest.ts";
import type { ContentProblem } from "#services/content/parsing/content-problem.ts";
import { toFindings } from "#services/content/parsing/schema-problems.ts";
import { toNameSlug } from "../member-slug.ts";
import { type MemberValues, toMemberValues } from "./csv-member.server.ts";
import type { KnownTechnologies, Report } from "./imported-values.server.ts";
import { COLUMN_NAMES, type Mapping, toMappedValue } from "./member-mapping.server.ts";
import { ResumeSchema, toResumeValues } from "./resume-member.server.ts";

/** Texts of `members/<slug>.yaml` by path; none of them when there is a problem. */
export type ImportedMembers = { files: Map<string, string>; problems: ContentProblem[] };

type Source = {
  /** Name of the file, for problems. */
  file: string;
  text: string;
  mapping: Mapping;
  technologies: readonly { slug: string; name: string; aliases?: string[] | undefined }[];
};

/** A member of the other system, and how its problems are named. */
type Draft = { line?: number; at: string; slug: string; values: MemberValues; columns: Columns };
/** The name of the column of a field. */
type Columns = ReadonlyMap<string, string>;

const SCHEMA = toMemberFileSchema();
const FIELDS = Object.keys(SCHEMA.shape);

/** Values of what another system has no field for. */
const NOTHING_KNOWN = {
  last_name: "",
  latin_name: null,
  gender: null,
  excerpt: "",
  about: "",
  workload: null,
  sales_rate: null,
  redemption_rate: null,
  cv_link: null,
  available_from: null,
  availability_confirmed_at: null,
  languages: [],
  technologies: [],
  experiences: [],
  educations: [],
};

/** Makes draft files of members from CSV or JSON Resume, and names everything that is wrong. */
export function importMembers(source: Source): ImportedMembers {
  const problems: ContentProblem[] = [];
  const known: KnownTechnologies = new Map(
    source.technologies.flatMap(({ slug, name, aliases = [] }) =>
      [...aliases, name, slug].map((text) => [toFolded(text), slug] as const),
    ),
  );
  const report = (message: string, place: { line?: number; field?: string } = {}) =>
    problems.push({ severity: "error", file: source.file, message, ...place });
  const isJson = /^\s*[[{]/.test(source.text);
  const drafts = isJson ? readResumes(source, known, report) : readRows(source, known, report);
  const files = new Map<string, string>();
  const toSlug = createSlugs();
  for (const draft of drafts) {
    const { line, at, columns, values } = draft;
    const parsed = SCHEMA.safeParse(values, { reportInput: true });
    if (!parsed.success) {
      for (const { path, toMessage } of toFindings(SCHEMA, parsed.error)) {
        const [field = "", ...rest] = path.map(String);
        const name = [columns.get(field) ?? field, ...rest].join(".");
        report(toMessage(), { field: at + name, ...(line ? { line } : {}) });
      }
      continue;
    }
    const slug = toSlug(draft);
    const path = toMemberPath(slug, "yaml");
    const wrong = files.has(path)
      ? `another row has this file, ${path}, too`
      : checkMemberPath({ file: path, slug, extension: "yaml" });
    if (wrong) report(wrong, { field: `${at}slug`, ...(line ? { line } : {}) });
    files.set(path, toMemberFileText(inOrder(values) as MemberFileInput));
  }
  return { files: problems.length > 0 ? new Map() : files, problems };
}

/** The fields in the order in which exports write them. */
const inOrder = (values: MemberValues): MemberValues =>
  Object.fromEntries(
    FIELDS.filter((field) => field in values).map((field) => [field, values[field]]),
  );

/** The first free slug of a name: `zoe-tamm`, `zoe-tamm-2`, … */
function createSlugs() {
  const used = new Map<string, number>();
  return ({ slug, values }: Draft): string => {
    if (slug !== "") return slug;
    const { latin_name, first_name, last_name } = values;
    const base = toNameSlug(String(latin_name ?? `${first_name} ${last_name}`)) || "member";
    const number = (used.get(base) ?? 0) + 1;
    used.set(base, number);
    return number === 1 ? base : `${base}-${number}`;
  };
}

type ReportAt = (message: string, place?: { line?: number; field?: string }) => void;

function readRows({ text, mapping }: Source, known: KnownTechnologies, report: ReportAt): Draft[] {
  let rows: CsvRow[];
  try {
    rows = readCsv(text);
  } catch (error) {
    if (!(error instanceof UnreadableCsvError)) throw error;
    report(error.message, { line: error.line });
    return [];
  }
  const [header, ...members] = rows;
  if (!header || members.length === 0) {
    report("there are no members: the first line names columns, each other line is a member");
    return [];
  }
  const fields = header.cells.map((cell) => toField(cell.trim(), mapping, report));
  const columns = new Map(fields.map((field, index) => [field, header.cells[index]?.trim() ?? ""]));
  if (columns.has("name")) {
    columns.set("first_name", columns.get("name") ?? "");
  }
  return members.map(({ line, cells }) => {
    if (cells.slice(fields.length).some((cell) => cell !== "")) {
      report("the row has more cells than there are columns", { line });
    }
    const row = new Map(
      fields.flatMap((field, index) =>
        field === undefined
          ? []
          : [[field, toMappedValue(mapping, field, cells[index]?.trim() ?? "")]],
      ),
    );
    const ofRow: Report = (field, message) =>
      report(message, { line, field: columns.get(field) ?? field });
    const values = {
      ...NOTHING_KNOWN,
      ...toMemberValues(new Map(Object.entries(mapping.defaults)), known, ofRow),
      ...toMemberValues(row, known, ofRow),
    };
    return { line, at: "", slug: row.get("slug") ?? "", values, columns } as Draft;
  });
}

/** The field of a column; undefined for one that is left out. */
function toField(column: string, { columns }: Mapping, report: ReportAt): string | undefined {
  if (Object.hasOwn(columns, column)) return columns[column] ?? undefined;
  const name = column.toLowerCase().replaceAll(/[\s-]+/g, "_");
  if (COLUMN_NAMES.includes(name)) return name;
  if (column !== "") {
    report(
      `the column "${column}" is no field${suggestion(name, COLUMN_NAMES)}: map it to one, or to null to leave it out`,
      { line: 1 },
    );
  }
  return undefined;
}

function readResumes(
  { text, mapping }: Source,
  known: KnownTechnologies,
  report: ReportAt,
): Draft[] {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch (error) {
    report(`this is no JSON: ${error instanceof Error ? error.message : error}`);
    return [];
  }
  const resumes = Array.isArray(input) ? input : [input];
  return resumes.flatMap((resume, index): Draft[] => {
    const at = Array.isArray(input) ? `${index}.` : "";
    const parsed = ResumeSchema.safeParse(resume, { reportInput: true });
    if (!parsed.success) {
      for (const { path, toMessage } of toFindings(ResumeSchema, parsed.error)) {
        report(toMessage(), { field: at + path.map(String).join(".") });
      }
      return [];
    }
    const ofResume: Report = (field, message) => report(message, { field: at + field });
    const values = {
      ...NOTHING_KNOWN,
      ...toMemberValues(new Map(Object.entries(mapping.defaults)), known, ofResume),
      ...toResumeValues(parsed.data, known, ofResume),
    };
    return [{ at, slug: "", values, columns: new Map() }];
  });
}
