import { data } from "react-router";
import type { FieldErrors } from "#contract/problem.ts";
import { notFound, PublicError } from "#platform/errors.ts";
import { toFormValues } from "#platform/forms/form-values.ts";
import type { ContentProblem } from "#services/content/content-problem.ts";
import { findRevisionText } from "#services/content/revision-texts.repository.server.ts";
import { openYamlMap } from "#services/content/yaml-map.ts";
import type { Services } from "#services/services.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";
import { FileChangedError } from "../../content/editing/edited-file.server.ts";
import { publishFile } from "../../content/editing/publish-file.service.server.ts";
import { saveFile } from "../../content/editing/save-file.service.server.ts";
import { readToday } from "../../parts/agency-time.server.ts";
import { toRouteError } from "../../route-error.server.ts";
import { listPhotoChanges } from "../photo/member-photo.service.server.ts";
import { findFutureDates } from "./future-dates.ts";
import { findMemberText, readFileForm, readNames } from "./member-editor.service.server.ts";
import { type MemberForm, parseRowStep, takeRowStep, toTypedForm } from "./member-form.ts";
import { type FormNames, toMemberForm, writeMemberForm } from "./member-form-text.server.ts";
import { type ChangedField, mergeForms } from "./merge-forms.ts";
import { sortByControl } from "./problem-fields.ts";

/** Fields of the largest member, twice: 60 technologies and 60 projects. */
const MAX_FIELDS = 1_200;

/** What became of the form of a member; `form` is what it shows now. */
export type MemberOutcome = { form: MemberForm; revision: number } & (
  | { kind: "typed" }
  | { kind: "done"; intent: "save" | "publish"; problems: ContentProblem[] }
  | { kind: "invalid"; errors: FieldErrors; problems: ContentProblem[] }
  | { kind: "conflict"; message: string; at: Date; stored: MemberForm; changed: ChangedField[] }
);

type Deps = Pick<Services, "db" | "env" | "clock" | "publish">;
type Posted = { intent: string; revision: number; form: MemberForm };

/** What was posted; a step of a list is taken. */
export function parseMemberForm(fields: FormData): Posted {
  const named = [...fields].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as const] : [],
  );
  const values = toFormValues(named, MAX_FIELDS);
  const intent = String(values.intent ?? "");
  const step = parseRowStep(intent);
  const typed = toTypedForm(values);
  const revision = Number(values.revision);
  return {
    ...{ intent, revision: Number.isSafeInteger(revision) ? revision : 0 },
    form: step ? takeRowStep(typed, step) : typed,
  };
}

/** The file of a member as a form would write it. */
export async function writePosted({ db }: Pick<Deps, "db">, slug: string, form: MemberForm) {
  const found = await findMemberText(db, slug);
  if (!found) throw notFound(`There is no member ${slug}.`);
  const names = await readNames(db);
  const map = openYamlMap(found.text);
  if (!map) throw new PublicError(409, "This file can't be read as fields: edit it as text.");
  return { path: found.file.path, text: writeMemberForm(map, form, names), names };
}

/** Saves or publishes a member as its form asks. */
export async function postMember(deps: Deps, staff: CurrentStaff, slug: string, fields: FormData) {
  const { intent, revision, form } = parseMemberForm(fields);
  const back = { form, revision };
  if (intent !== "save" && intent !== "publish") {
    return data<MemberOutcome>({ ...back, kind: "typed" });
  }
  const { path, text, names } = await writePosted(deps, slug, form);
  const edit = { path, text, revision };
  const errors = findFutureDates(form, await readToday(deps.db, deps.clock()));
  if (intent === "publish" && Object.keys(errors).length > 0) {
    return data<MemberOutcome>({ ...back, kind: "invalid", errors, problems: [] }, { status: 422 });
  }
  try {
    if (intent === "save") {
      const saved = await saveFile(deps, staff, edit);
      const outcome = { ...back, revision: saved, kind: "done", intent } as const;
      return data<MemberOutcome>({ ...outcome, problems: [] });
    }
    const besides = await listPhotoChanges(deps.db, slug);
    const published = await publishFile(deps, staff, { ...edit, besides });
    const { isPublished, problems } = published;
    const { errors, others } = sortByControl(problems, path);
    if (!isPublished) {
      return data<MemberOutcome>(
        { ...back, kind: "invalid", errors, problems: others },
        { status: 422 },
      );
    }
    // Not the revision of now: a colleague may have published since.
    const outcome = { form, revision: published.revision, kind: "done", intent } as const;
    return data<MemberOutcome>({ ...outcome, problems: others });
  } catch (error) {
    if (error instanceof FileChangedError) return toConflict(deps, names, back, error);
    if (!(error instanceof PublicError) || error.status === 404) throw toRouteError(error);
    const errors = error.errors ?? { form: [error.message] };
    return data<MemberOutcome>(
      { ...back, kind: "invalid", errors, problems: [] },
      { status: error.status },
    );
  }
}

/** What was typed on top of what a colleague stored, to be looked at and sent again. */
async function toConflict(
  { db }: Pick<Deps, "db">,
  names: FormNames,
  { form, revision }: { form: MemberForm; revision: number },
  { message, file }: FileChangedError,
) {
  const base = openYamlMap((await findRevisionText(db, file.path, revision)) ?? "");
  const stored = (await readFileForm(db, file, names))?.form ?? form;
  // A draft that was discarded takes nothing with it that was typed here.
  const isDiscarded = file.revision < revision;
  const merged =
    base && !isDiscarded
      ? mergeForms(toMemberForm(base, names), stored, form)
      : { form, changed: [] satisfies ChangedField[] };
  return data<MemberOutcome>(
    { ...merged, revision: file.revision, kind: "conflict", message, at: file.at, stored },
    { status: 409 },
  );
}
