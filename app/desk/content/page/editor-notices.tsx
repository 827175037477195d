import type { FileConflict as Conflict } from "../change-file.server.ts";
import type { EditedFile } from "../editing/edited-file.server.ts";
import { FileConflict } from "./file-conflict.tsx";
import type { useFileForm } from "./use-file-form.ts";

/** What was published since a draft began; `diff` is the site's text compared with the draft's. */
export type PublishedSince = Pick<Conflict, "changed" | "diff">;

type EditorNoticesProps = {
  file: EditedFile;
  published: PublishedSince | undefined;
  editing: ReturnType<typeof useFileForm>;
};

/** What others did with the file, and why a change was not stored. */
export function EditorNotices({ file, published, editing }: EditorNoticesProps) {
  const { outcome, text, revision, take } = editing;
  const { site, note, state } = file;
  const conflict = outcome?.kind === "conflict" && outcome.file.text !== text ? outcome : undefined;
  const isMerged = revision === conflict?.file.revision;
  const errors = outcome?.kind === "invalid" ? Object.values(outcome.errors).flat() : [];
  const isRefused = outcome?.kind === "invalid" && outcome.problems.length > 0;
  return (
    <>
      {conflict ? (
        <FileConflict
          {...conflict}
          at={conflict.file.at}
          changed={isMerged ? conflict.changed : []}
          advice={toAdvice(conflict, isMerged)}
          onTake={() => take(conflict.file)}
        />
      ) : null}
      {!conflict && published && site && site.text !== text ? (
        <FileConflict
          {...published}
          message={`${site.author} changed this file on the site after this draft began, most recently`}
          at={site.at}
          advice={
            published.changed.length > 0
              ? "Their changes are in the text below. Publishing it replaces theirs."
              : "Publishing this draft replaces that text."
          }
          onTake={() => take({ text: site.text, revision: file.revision })}
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

/** @param isMerged not when more was typed since the text was sent */
function toAdvice({ changed }: Conflict, isMerged: boolean): string {
  if (!isMerged) {
    return "Nothing was saved. What you entered is below. Save or publish again to merge both.";
  }
  return changed.length > 0
    ? "Nothing was saved. Their changes are in your text below. Check it, then save or publish again."
    : "Nothing was saved. Your text is below. Check it, then save or publish again.";
}
