import { data } from "react-router";
import { readTimeZone } from "#app/site/agency-time.server.ts";
import { OTHER_TIME } from "#contract/calls/desk-call-terms.ts";
import { type ContentChange, ContentChangeSchema } from "#contract/desk/desk-content.ts";
import type { FieldErrors } from "#contract/http/problem.ts";
import { PublicError } from "#platform/errors.ts";
import { toFieldErrors } from "#platform/http/field-errors.ts";
import { compareInBackground } from "#services/content/content-jobs.server.ts";
import type { TextDiff } from "#services/content/merge/line-diff.ts";
import type { MergedChange } from "#services/content/merge/merge-texts.server.ts";
import type { ContentProblem } from "#services/content/parsing/content-problem.ts";
import type { Services } from "#services/services.server.ts";
import { toRequestedTime } from "../calls/requested-time.server.ts";
import { toRouteError } from "../route-error.server.ts";
import { type EditedFile, FileChangedError } from "./editing/edited-file.server.ts";
import type { ContentEditor } from "./editing/may-edit.server.ts";
import { publishFile, removeFile, undoToRevision } from "./editing/publish-file.service.server.ts";
import { cancelFileSchedule, discardDraft, saveFile } from "./editing/save-file.service.server.ts";
import { readContentForm, writeSubmittedForm } from "./form/content-form.service.server.ts";
import type { ContentForm, NoForm } from "./form/form-spec.ts";
import { parseStepIntent } from "./form/row-step.ts";
import { mergeConflict } from "./merge/merge-conflict.server.ts";

type Deps = Pick<Services, "db" | "env" | "clock" | "publish">;

/** What was in the form; `form` are its fields, where it has any. */
type Input = { text: string; revision: number; form?: ContentForm | NoForm };

/** What a colleague stored meanwhile, beside what was typed here. */
export type FileConflict = {
  message: string;
  file: Pick<EditedFile, "revision" | "text" | "at">;
  /** What the colleague changed; it is in the text that comes back, unless both changed it. */
  changed: MergedChange[];
  /** Their text compared with the one that comes back. */
  diff: TextDiff;
};

/** What became of a form of a content file; `problems` are those of the check. */
export type FileOutcome = { input: Input } & (
  | {
      kind: "done";
      intent: ContentChange["intent"];
      /** What the next change is made on. */
      revision: number;
      problems: ContentProblem[];
    }
  | { kind: "input" }
  | { kind: "invalid"; errors: FieldErrors; problems: ContentProblem[] }
  | ({ kind: "conflict" } & FileConflict)
);

/**
 * Changes a content file as a posted form asks. What was typed comes back in any case, after a
 * conflict on top of what the colleague stored.
 * @param publish for a kind of which more is checked, or published with it
 */
export async function changeSubmittedFile(
  deps: Deps,
  staff: ContentEditor,
  path: string,
  form: FormData,
  publish: typeof publishFile = publishFile,
) {
  const input = await readInput(deps, path, form);
  if (parseStepIntent(String(form.get("intent")))) {
    return data<FileOutcome>({ kind: "input", input });
  }
  const { text } = input;
  const change = ContentChangeSchema.safeParse({ ...Object.fromEntries(form), text });
  if (!change.success) return toInvalid(input, toFieldErrors(change.error));
  try {
    const done = await changeFile(deps, staff, change.data, { path, publish });
    const { isPublished, revision, problems } = done;
    if (!isPublished) return toInvalid(input, {}, problems);
    const { intent } = change.data;
    return data<FileOutcome>({ kind: "done", intent, input, revision, problems });
  } catch (error) {
    if (error instanceof FileChangedError) return toConflict(deps, path, input, error);
    if (!(error instanceof PublicError) || error.status === 404) throw toRouteError(error);
    return toInvalid(input, error.errors ?? { form: [error.message] }, [], error.status);
  }
}

/** The text of the editor, or the one that its form writes. */
async function readInput({ db }: Deps, path: string, form: FormData): Promise<Input> {
  const revision = Number(form.get("revision")) || 0;
  if (!form.has("complete")) {
    return { text: String(form.get("text") ?? "").replaceAll(/\r\n?/g, "\n"), revision };
  }
  try {
    const text = await writeSubmittedForm(db, path, form);
    return { text, revision, form: await readContentForm(db, path, text) };
  } catch (error) {
    throw toRouteError(error);
  }
}

function toInvalid(
  input: Input,
  errors: FieldErrors,
  problems: ContentProblem[] = [],
  status = 422,
) {
  return data<FileOutcome>({ kind: "invalid", input, errors, problems }, { status });
}

async function toConflict(
  { db }: Deps,
  path: string,
  input: Input,
  { message, file }: FileChangedError,
) {
  const { text, changed, other } = await mergeConflict(db, file, { path, ...input });
  const form = input.form && (await readContentForm(db, path, text));
  return data<FileOutcome>(
    {
      kind: "conflict",
      input: { ...input, text, ...(form && { form }) },
      message,
      file: { revision: file.revision, text: other, at: file.at },
      changed,
      diff: await compareInBackground(other, text),
    },
    { status: 409 },
  );
}

async function changeFile(
  deps: Deps,
  staff: ContentEditor,
  change: ContentChange,
  { path, publish }: { path: string; publish: typeof publishFile },
) {
  const shown = { path, revision: change.revision };
  const toDone = (revision: number) => ({ isPublished: true, revision, problems: [] });
  switch (change.intent) {
    case "publish":
      return publish(deps, staff, { ...shown, text: change.text });
    case "schedule": {
      const requested = { slot: OTHER_TIME, ...change };
      const publishAt = toRequestedTime(requested, await readTimeZone(deps.db));
      return publish(deps, staff, { ...shown, text: change.text, publishAt });
    }
    case "remove":
      return removeFile(deps, staff, shown);
    case "undo":
      return undoToRevision(deps, staff, { ...shown, to: change.to });
    case "save":
      return toDone(await saveFile(deps, staff, { ...shown, text: change.text }));
    case "discard":
      await discardDraft(deps, staff, shown);
      return toDone(change.revision);
    case "unschedule":
      await cancelFileSchedule(deps, staff, shown);
      return toDone(change.revision);
  }
}
