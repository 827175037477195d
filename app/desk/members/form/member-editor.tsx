import { type FormEvent, useState } from "react";
import type { FileOutcome } from "../../content/change-file.server.ts";
import { FormContext } from "../../content/form/form-context.ts";
import type { ContentForm } from "../../content/form/form-spec.ts";
import { sortProblems } from "../../content/form/sort-problems.ts";
import { useFileForm } from "../../content/page/use-file-form.ts";
import { PageHeader } from "../../parts/page-header.tsx";
import { ContentPreview } from "../../preview/content-preview.tsx";
import { toMemberPagePath } from "../list/member-path.ts";
import { PhotoPanel } from "../photo/photo-panel.tsx";
import { EditorNotices } from "./editor-notices.tsx";
import type { MemberEditor as Loaded } from "./member-editor.service.server.ts";
import { MemberFields } from "./member-fields.tsx";

type MemberEditorProps = {
  loaded: Loaded & { form: ContentForm };
  /** Of a form that was posted. */
  submission: FileOutcome | undefined;
};

/** The file of a member as a form, with its pages beside it as they would be. */
export function MemberEditor({ loaded, submission }: MemberEditorProps) {
  const { slug, file, photo } = loaded;
  const editing = useFileForm(file, { loaded: loaded.form, submission });
  const { Form, base, outcome, text, revision, isSending, isChanged } = editing;
  const form = base && !("reason" in base.form) ? base.form : undefined;
  const { root } = form ?? loaded.form;
  const { problems, noteChange } = useLastProblems(outcome);
  const { errors, placed } = sortProblems(form ?? loaded.form, { path: file.path, text }, problems);
  const onChange = (path: string) => {
    noteChange(path);
    editing.onChange();
  };
  const isClosed = loaded.isReadOnly || file.state === "scheduled";
  return (
    <div className="xl:grid xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <Form
        {...editing.attributes}
        // Above the bar with the buttons.
        className="min-w-0 [&_*]:scroll-mb-24"
        onInput={({ target }: FormEvent) => {
          const [, field] = /^f\[(\w+)\]/.exec((target as HTMLInputElement).name) ?? [];
          if (field) onChange(field);
        }}
      >
        {/* What Enter in a field presses. */}
        <button type="submit" name="intent" value="save" className="hidden" tabIndex={-1}>
          Save draft
        </button>
        <input type="hidden" name="revision" value={revision} />
        <PageHeader
          above={[
            { to: "/desk/members", label: "Members" },
            { to: toMemberPagePath(slug), label: <span className="break-all">{slug}</span> },
          ]}
          here="Edit"
          title={loaded.name}
        >
          <EditorNotices
            loaded={loaded}
            root={root}
            outcome={outcome}
            problems={placed.filter(({ control, severity }) => !control || severity === "warning")}
            revision={revision}
            onTake={editing.take}
          />
        </PageHeader>
        <PhotoPanel slug={slug} photo={photo} isClosed={isClosed} />
        {form && base ? (
          <FormContext
            key={base.key}
            value={{
              file: file.path,
              errors,
              lists: form.lists,
              isLocked: false,
              isInPanels: true,
              onChange,
            }}
          >
            <MemberFields form={form} />
            <textarea name="text" hidden readOnly value={form.text} />
          </FormContext>
        ) : (
          <p role="status" className="px-4 py-4">
            {editing.isFailed ? "The form couldn't be loaded. Reload the page." : "Loading…"}
          </p>
        )}
        <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-2 border-line border-t bg-paper px-4 py-3">
          <button
            type="submit"
            name="intent"
            value="publish"
            className="desk-button desk-button-main"
            aria-disabled={isSending || isClosed}
          >
            Publish profile
          </button>
          <button
            type="submit"
            name="intent"
            value="save"
            className="desk-button"
            aria-disabled={isSending || isClosed}
          >
            Save draft
          </button>
          {isChanged ? <span className="text-ink-soft noscript:hidden">Not saved yet</span> : null}
        </div>
        {form ? <input type="hidden" name="complete" value="1" /> : null}
      </Form>
      <div className="border-line border-t p-4 xl:border-t-0 xl:border-l noscript:hidden">
        <div className="xl:sticky xl:top-4 xl:flex xl:h-[calc(100dvh-2rem)] xl:flex-col">
          {/* A drafted photo is part of the preview as well. */}
          <ContentPreview key={`${photo.src} ${photo.isDraft}`} path={file.path} text={text} />
        </div>
      </div>
    </div>
  );
}

/** What the check found in what was sent last: an error ends with the next change of its field. */
function useLastProblems(outcome: FileOutcome | undefined) {
  const [changed, setChanged] = useState<{ outcome: typeof outcome; fields: readonly string[] }>();
  const fields = changed?.outcome === outcome ? (changed?.fields ?? []) : [];
  const found = outcome && "problems" in outcome ? outcome.problems : [];
  return {
    problems: found.filter(
      ({ field = "", severity }) =>
        severity === "warning" || !fields.includes(field.replace(/\..*/, "")),
    ),
    noteChange: (path: string) => {
      const [field = ""] = path.split(".");
      if (!fields.includes(field)) setChanged({ outcome, fields: [...fields, field] });
    },
  };
}
