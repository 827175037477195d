import { useRef, useState } from "react";
import { Link } from "react-router";
import { FileProblems } from "../../parts/file-problems.tsx";
import { TimeText } from "../../parts/time-text.tsx";
import { useChangeToast } from "../../parts/use-change-toast.ts";
import { useLeaveWarning } from "../../parts/use-leave-warning.ts";
import { ContentPreview } from "../../preview/content-preview.tsx";
import type { FileOutcome } from "../change-file.server.ts";
import { toContentHistoryPath } from "../editing/content-path.ts";
import { ContentStateLabel } from "../editing/content-state-label.tsx";
import type { EditedFile } from "../editing/edited-file.server.ts";
import { PresenceNotice } from "../presence/presence-notice.tsx";
import type { CodeEditor } from "./code-editor.ts";
import { toDoneText } from "./done-text.ts";
import { EditorActions } from "./editor-actions.tsx";
import { EditorNotices } from "./editor-notices.tsx";
import { InsertButtons } from "./insert-buttons.tsx";
import { TextEditor } from "./text-editor.tsx";
import { useCheck } from "./use-check.ts";
import { useEditor } from "./use-editor.ts";

type EditorPageProps = {
  file: EditedFile;
  isReadOnly: boolean;
  posted: FileOutcome | undefined;
};

/** A content file as text, with its problems, its preview and what can be done with it. */
export function EditorPage({ file, isReadOnly, posted }: EditorPageProps) {
  const { path, state } = file;
  const editing = useEditor(file, posted);
  const { Form, outcome, text, revision, isChanged } = editing;
  const editor = useRef<CodeEditor>(undefined);
  const [image, setImage] = useState<File>();
  const save = useRef<HTMLButtonElement>(null);
  const isLocked = isReadOnly || state === "scheduled";
  const found = useCheck(path, text, text !== file.site?.text);
  const problems = found ?? (outcome && "problems" in outcome ? outcome.problems : []);
  useLeaveWarning(isChanged);
  useChangeToast({ outcome, text: toDoneText(outcome) });
  return (
    <div className="xl:grid xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <Form
        method="post"
        encType="multipart/form-data"
        onSubmit={editing.onSubmit}
        className="min-w-0 space-y-3 px-4 py-3"
      >
        <input type="hidden" name="revision" value={revision} />
        <header>
          <p className="text-ink-soft">
            <Link to="/desk/content" className="link">
              Content
            </Link>{" "}
            /
          </p>
          <h1 className="break-all font-semibold text-base">{path}</h1>
          <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
            <ContentStateLabel state={state} publishAt={file.publishAt} />
            {file.revision > 0 ? (
              <>
                <span className="text-ink-soft">
                  {file.author}, <TimeText at={file.at} />
                </span>
                <Link to={toContentHistoryPath(path)} className="link">
                  History
                </Link>
              </>
            ) : null}
          </p>
        </header>
        <EditorNotices file={file} editing={editing} />
        {isReadOnly ? null : <EditorActions file={file} editing={editing} saveButton={save} />}
        {isLocked ? null : <PresenceNotice path={path} />}
        {isLocked || !path.endsWith(".md") ? null : (
          <InsertButtons
            path={path}
            editor={editor}
            image={image}
            onImageDone={() => setImage(undefined)}
          />
        )}
        <TextEditor
          path={path}
          text={text}
          problems={problems}
          isReadOnly={isLocked}
          isInvalid={problems.some(({ severity }) => severity === "error")}
          onChange={editing.setText}
          onSave={() => save.current?.click()}
          onImage={path.startsWith("articles/") ? setImage : undefined}
          editor={editor}
        />
        <div role="status">
          {problems.length > 0 ? (
            <FileProblems
              problems={problems}
              file={path}
              onLine={(line) => editor.current?.showLine(line)}
            />
          ) : found && text !== "" && text !== file.site?.text ? (
            <p className="text-ink-soft">No problems.</p>
          ) : null}
        </div>
      </Form>
      <div className="min-w-0 border-line border-t px-4 py-3 xl:border-t-0 xl:border-l">
        <ContentPreview path={path} text={text} />
      </div>
    </div>
  );
}
