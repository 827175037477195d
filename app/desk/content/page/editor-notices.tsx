import type { EditedFile } from "../editing/edited-file.server.ts";
import { FileConflict } from "./file-conflict.tsx";
import type { useEditor } from "./use-editor.ts";

type EditorNoticesProps = { file: EditedFile; editing: ReturnType<typeof useEditor> };

/** What others did with the file, and why a change was not stored. */
export function EditorNotices({ file, editing }: EditorNoticesProps) {
  const { outcome, text, take } = editing;
  const { site, revision, note, state } = file;
  const conflict = outcome?.kind === "conflict" && outcome.file.text !== text ? outcome : undefined;
  const errors = outcome?.kind === "invalid" ? Object.values(outcome.errors).flat() : [];
  const isRefused = outcome?.kind === "invalid" && outcome.problems.length > 0;
  const advice = "Your text is below, unchanged. Merge what you need, then save or publish again.";
  return (
    <>
      {conflict ? (
        <FileConflict
          message={conflict.message}
          advice={advice}
          theirs={conflict.file}
          own={text}
          onTake={() => take({ text: conflict.file.text, revision: conflict.file.revision })}
        />
      ) : null}
      {!conflict && file.isBehind && site && site.text !== text ? (
        <FileConflict
          message={`${site.author} changed this file on the site after this draft began, most recently`}
          advice="Publishing this draft replaces that text."
          theirs={site}
          own={text}
          onTake={() => take({ text: site.text, revision })}
        />
      ) : null}
      {state === "scheduled" ? (
        <p className="border-blue border-l-4 bg-blue-wash px-3 py-2">
          {file.isRemoval
            ? "The removal of this file is scheduled."
            : "This text is scheduled. Cancel the schedule to change it."}
        </p>
      ) : null}
      {note && state !== "site" ? <p className="text-ink-soft">{note}</p> : null}
      {errors.length > 0 || isRefused ? (
        <p role="alert" className="text-red">
          {isRefused ? "Not published. Correct the problems below." : errors.join(". ")}
        </p>
      ) : null}
    </>
  );
}
