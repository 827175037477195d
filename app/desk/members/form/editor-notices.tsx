import type { MergedChange } from "#services/content/merge/merge-texts.server.ts";
import type { FileConflict, FileOutcome } from "../../content/change-file.server.ts";
import { type FormField, toFieldLabel } from "../../content/form/form-spec.ts";
import type { PlacedProblem } from "../../content/form/sort-problems.ts";
import { ChangedList } from "../../parts/changed-list.tsx";
import { FileProblems } from "../../parts/file-problems.tsx";
import { useDeskTime } from "../../time/desk-time.ts";
import type { MemberEditor } from "./member-editor.service.server.ts";

type EditorNoticesProps = {
  loaded: MemberEditor;
  root: FormField;
  outcome: FileOutcome | undefined;
  /** What the check found beside what is marked at its control. */
  problems: readonly PlacedProblem[];
  /** What the form was made on. */
  revision: number;
  /** Puts what the colleague stored in place of what was typed. */
  onTake: (stored: FileConflict["file"]) => void;
};

/** What became of the form, and what happened to the member meanwhile. */
export function EditorNotices({ loaded, root, outcome, problems, ...props }: EditorNoticesProps) {
  const { file, published } = loaded;
  return (
    <>
      {loaded.isReadOnly ? (
        <Notice>
          Content is edited in its folder (CONTENT_EDIT=folder). You can't save anything here.
        </Notice>
      ) : null}
      {file.state === "scheduled" ? (
        <Notice>A change is scheduled. Cancel the schedule before you edit.</Notice>
      ) : null}
      {published && outcome?.kind !== "conflict" ? (
        <Notice>
          <span className="font-medium">
            {published.author} published this member after the draft was begun.
          </span>
          <Changes root={root} changed={published.changed} />
        </Notice>
      ) : null}
      {outcome?.kind === "conflict" ? <Conflict root={root} outcome={outcome} {...props} /> : null}
      {outcome?.kind === "invalid" ? (
        <div role="alert" className="mt-3 border-red border-l-4 bg-red-wash px-3 py-2">
          <p className="font-medium">
            {Object.values(outcome.errors).flat()[0] ??
              "Not published. What to change is marked below."}
          </p>
          <FileProblems problems={problems} file={file.path} />
        </div>
      ) : null}
      {outcome?.kind === "done" ? (
        <div role="status" className="mt-3 empty:hidden">
          <p className="hidden text-green noscript:block">
            {outcome.intent === "publish" ? "Published." : "Saved."}
          </p>
          {problems.length > 0 ? (
            <div className="border-amber border-l-4 bg-amber-wash px-3 py-2">
              <p className="font-medium">Published, with warnings:</p>
              <FileProblems problems={problems} file={file.path} />
            </div>
          ) : null}
        </div>
      ) : null}
    </>
  );
}

function Notice({ children }: { children: React.ReactNode }) {
  return (
    <div role="status" className="mt-3 border-amber border-l-4 bg-amber-wash px-3 py-2">
      {children}
    </div>
  );
}

type ChangesProps = { root: FormField; changed: readonly MergedChange[] };

const Changes = ({ root, changed }: ChangesProps) => (
  <ChangedList
    changed={changed.map(({ name, ...one }) => ({ label: toFieldLabel(root, name), ...one }))}
  />
);

type ConflictProps = Pick<EditorNoticesProps, "root" | "revision" | "onTake"> & {
  outcome: FileConflict;
};

function Conflict({ root, outcome, revision, onTake }: ConflictProps) {
  const { message, file, changed } = outcome;
  const { toLong } = useDeskTime();
  // Not when more was typed since the form was sent.
  const isMerged = file.revision === revision;
  return (
    <div role="alert" className="mt-3 border-amber border-l-4 bg-amber-wash px-3 py-2">
      <p className="font-medium">
        {message} on {toLong(file.at)}.
      </p>
      <p>
        {isMerged
          ? "Nothing was saved. What you entered is below, with what was changed elsewhere."
          : "Nothing was saved. What you entered is below. Save or publish again to merge both."}
      </p>
      {isMerged ? <Changes root={root} changed={changed} /> : null}
      <button
        type="button"
        className="desk-button mt-2 noscript:hidden"
        onClick={() => onTake(file)}
      >
        Use stored instead
      </button>
    </div>
  );
}
