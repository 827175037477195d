import { useRef } from "react";
import { ContentPreview } from "../../preview/content-preview.tsx";
import type { FileOutcome } from "../change-file.server.ts";
import type { EditedFile } from "../editing/edited-file.server.ts";
import type { ContentForm, NoForm } from "../form/form-spec.ts";
import { PresenceNotice } from "../presence/presence-notice.tsx";
import type { CodeEditor } from "./code-editor.ts";
import { EditorActions } from "./editor-actions.tsx";
import { EditorHeader } from "./editor-header.tsx";
import { EditorNotices, type PublishedSince } from "./editor-notices.tsx";
import { FormView } from "./form-view.tsx";
import { TextView } from "./text-view.tsx";
import { useCheck } from "./use-check.ts";
import { useFileForm } from "./use-file-form.ts";

type EditorPageProps = {
  file: EditedFile;
  /** Undefined where the file is opened as text. */
  form: ContentForm | NoForm | undefined;
  /** What was published since the draft began. */
  published: PublishedSince | undefined;
  isReadOnly: boolean;
  submission: FileOutcome | undefined;
};

/** A content file as a form or as text, with its problems, its preview and what can be done with it. */
export function EditorPage({ file, form: loaded, published, ...props }: EditorPageProps) {
  const { isReadOnly, submission } = props;
  const { path, state } = file;
  const editing = useFileForm(file, { loaded, submission });
  const { Form, outcome, text, revision, base } = editing;
  const editor = useRef<CodeEditor>(undefined);
  const save = useRef<HTMLButtonElement>(null);
  const isLocked = isReadOnly || state === "scheduled";
  const found = useCheck(path, text, text !== file.site?.text);
  const problems = found ?? (outcome && "problems" in outcome ? outcome.problems : []);
  const shown = base && !("reason" in base.form) ? base.form : undefined;
  const isText = !loaded || (base && "reason" in base.form);
  const onSave = () => save.current?.click();
  return (
    <div className="xl:grid xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <Form {...editing.attributes} className="min-w-0 space-y-3 px-4 py-3">
        <input type="hidden" name="revision" value={revision} />
        <EditorHeader file={file} view={isText ? "text" : "form"} onLeaveForm={editing.write} />
        <EditorNotices file={file} published={published} editing={editing} />
        {loaded && base && "reason" in base.form ? (
          <p role="status" className="border-amber border-l-4 bg-amber-wash px-3 py-2">
            {base.form.reason} So it is shown as text.
          </p>
        ) : null}
        {isReadOnly ? null : <EditorActions file={file} editing={editing} saveButton={save} />}
        {isLocked ? null : <PresenceNotice path={path} />}
        {isText ? (
          <TextView
            path={path}
            text={text}
            problems={problems}
            isLocked={isLocked}
            editor={editor}
            onSave={onSave}
            onChange={editing.setText}
          />
        ) : shown && base ? (
          <FormView
            key={base.key}
            path={path}
            text={text}
            problems={problems}
            isLocked={isLocked}
            editor={editor}
            onSave={onSave}
            form={shown}
            isRefused={outcome?.kind === "invalid" && outcome.problems.length > 0}
            onChange={editing.onChange}
          />
        ) : (
          <p role="status">
            {editing.isFailed ? "The form couldn't be loaded. Open it as text." : "Loading…"}
          </p>
        )}
        <p role="status" className="text-ink-soft">
          {found && problems.length === 0 && text !== "" && text !== file.site?.text
            ? "No problems."
            : null}
        </p>
      </Form>
      <div className="min-w-0 border-line border-t px-4 py-3 xl:border-t-0 xl:border-l">
        <ContentPreview path={path} text={text} />
      </div>
    </div>
  );
}
