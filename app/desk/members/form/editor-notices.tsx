import { useDeskTime } from "../../parts/desk-time.ts";
import { FileProblems } from "../../parts/file-problems.tsx";
import { ChangedFields } from "./changed-fields.tsx";
import type { MemberEditor } from "./member-editor.service.server.ts";
import type { MemberForm } from "./member-form.ts";
import type { MemberOutcome } from "./post-member.server.ts";

type EditorNoticesProps = {
  loaded: MemberEditor;
  outcome: MemberOutcome | undefined;
  /** What the form was made on. */
  revision: number;
  /** Puts what the colleague stored in place of what was typed. */
  onTake: (stored: MemberForm) => void;
};

/** What became of the form, and what happened to the member meanwhile. */
export function EditorNotices({ loaded, outcome, revision, onTake }: EditorNoticesProps) {
  const { path, published, state } = loaded;
  return (
    <>
      {loaded.isReadOnly ? (
        <Notice>
          Content is edited in its folder (CONTENT_EDIT=folder). Nothing can be saved.
        </Notice>
      ) : null}
      {state === "scheduled" ? (
        <Notice>A change is scheduled. Cancel the schedule before you edit.</Notice>
      ) : null}
      {published && outcome?.kind !== "conflict" ? (
        <Notice>
          <span className="font-medium">
            {published.author} published this member after the draft was begun.
          </span>
          <ChangedFields changed={published.changed} />
        </Notice>
      ) : null}
      {outcome?.kind === "conflict" ? (
        <Conflict outcome={outcome} isMerged={outcome.revision === revision} onTake={onTake} />
      ) : null}
      {outcome?.kind === "invalid" ? (
        <div role="alert" className="mt-3 border-red border-l-4 bg-red-wash px-3 py-2">
          <p className="font-medium">
            {outcome.errors.form?.[0] ??
              outcome.errors.text?.[0] ??
              "Not published. What to change is marked below."}
          </p>
          <FileProblems problems={outcome.problems} file={path} />
        </div>
      ) : null}
      {outcome?.kind === "done" ? (
        <div role="status" className="mt-3 empty:hidden">
          <p className="hidden text-green noscript:block">
            {outcome.intent === "publish" ? "Published." : "Saved."}
          </p>
          {outcome.problems.length > 0 ? (
            <div className="border-amber border-l-4 bg-amber-wash px-3 py-2">
              <p className="font-medium">Published, with warnings:</p>
              <FileProblems problems={outcome.problems} file={path} />
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

type ConflictProps = {
  outcome: Extract<MemberOutcome, { kind: "conflict" }>;
  /** Not when more was typed since the form was sent. */
  isMerged: boolean;
  onTake: EditorNoticesProps["onTake"];
};

function Conflict({ outcome, isMerged, onTake }: ConflictProps) {
  const { message, at, changed, stored } = outcome;
  const { toLong } = useDeskTime();
  return (
    <div role="alert" className="mt-3 border-amber border-l-4 bg-amber-wash px-3 py-2">
      <p className="font-medium">
        {message} on {toLong(at)}.
      </p>
      <p>
        {isMerged
          ? "Nothing was saved. What you typed is below, with what was changed elsewhere."
          : "Nothing was saved. What you typed is below; save or publish again to merge both."}
      </p>
      {isMerged ? <ChangedFields changed={changed} stored={stored} /> : null}
      <button
        type="button"
        className="desk-button mt-2 noscript:hidden"
        onClick={() => onTake(stored)}
      >
        Use stored instead
      </button>
    </div>
  );
}
