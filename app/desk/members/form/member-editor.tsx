import { useMemo } from "react";
import { Link } from "react-router";
import { useChangeToast } from "../../parts/use-change-toast.ts";
import { useLeaveWarning } from "../../parts/use-leave-warning.ts";
import { ContentPreview } from "../../preview/content-preview.tsx";
import { toMemberPagePath } from "../list/member-path.ts";
import { PhotoPanel } from "../photo/photo-panel.tsx";
import { EditorNotices } from "./editor-notices.tsx";
import { HistoryLists } from "./history-lists.tsx";
import type { MemberEditor as Loaded } from "./member-editor.service.server.ts";
import type { MemberForm } from "./member-form.ts";
import type { MemberOutcome } from "./post-member.server.ts";
import { ProfileFields } from "./profile-fields.tsx";
import { ReferenceFields } from "./reference-fields.tsx";
import { SkillLists } from "./skill-lists.tsx";
import { TermsFields } from "./terms-fields.tsx";
import { useFileText } from "./use-file-text.ts";
import { useMemberEditor } from "./use-member-editor.ts";
import { VettingFields } from "./vetting-fields.tsx";

type MemberEditorProps = {
  loaded: Loaded & { form: MemberForm };
  /** Of a form that was posted. */
  posted: MemberOutcome | undefined;
};

/** The file of a member as a form, with its pages beside it as they would be. */
export function MemberEditor({ loaded, posted }: MemberEditorProps) {
  const editor = useMemberEditor(loaded, posted);
  const { form, revision, outcome, isBusy, isChanged, change, takeStep, take, submit } = editor;
  const { slug, path, photo } = loaded;
  const text = useFileText(slug, loaded.text, form, isChanged || loaded.published !== undefined);
  useLeaveWarning(isChanged);
  const done = useMemo(() => (outcome?.kind === "done" ? { kind: "done" } : undefined), [outcome]);
  useChangeToast({
    outcome: done,
    text: outcome?.kind === "done" && outcome.intent === "publish" ? "Published" : "Draft saved",
  });
  const errors = outcome?.kind === "invalid" ? outcome.errors : {};
  const part = { form, errors, onChange: change };
  const isClosed = loaded.isReadOnly || loaded.state === "scheduled";
  return (
    <div className="xl:grid xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <form
        method="post"
        encType="multipart/form-data"
        noValidate
        data-unsaved="own"
        // Above the bar with the buttons.
        className="min-w-0 [&_*]:scroll-mb-24"
        onSubmit={(event) => {
          event.preventDefault();
          submit(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
        }}
      >
        {/* What Enter in a field presses. */}
        <button type="submit" name="intent" value="save" className="hidden" tabIndex={-1}>
          Save draft
        </button>
        <input type="hidden" name="revision" value={revision} />
        <header className="px-4 pt-3 pb-4">
          <p className="text-ink-soft">
            <Link to="/desk/members" className="link">
              Members
            </Link>{" "}
            /{" "}
            <Link to={toMemberPagePath(slug)} className="link break-all">
              {slug}
            </Link>{" "}
            / Edit
          </p>
          <h1 className="mt-1 break-words font-semibold text-lg">{loaded.name}</h1>
          <EditorNotices loaded={loaded} outcome={outcome} revision={revision} onTake={take} />
        </header>
        <PhotoPanel slug={slug} photo={photo} isClosed={isClosed} />
        <ProfileFields {...part} zones={loaded.zones} />
        <TermsFields {...part} />
        <SkillLists {...part} onStep={takeStep} technologies={loaded.technologies} />
        <HistoryLists {...part} onStep={takeStep} />
        <VettingFields {...part} onStep={takeStep} />
        <ReferenceFields {...part} onStep={takeStep} />
        <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-2 border-line border-t bg-paper px-4 py-3">
          <button
            type="submit"
            name="intent"
            value="publish"
            className="desk-button desk-button-main"
            aria-disabled={isBusy || isClosed}
          >
            Publish profile
          </button>
          <button
            type="submit"
            name="intent"
            value="save"
            className="desk-button"
            aria-disabled={isBusy || isClosed}
          >
            Save draft
          </button>
          {isChanged ? <span className="text-ink-soft noscript:hidden">Not saved yet</span> : null}
        </div>
      </form>
      <div className="border-line border-t p-4 xl:border-t-0 xl:border-l noscript:hidden">
        <div className="xl:sticky xl:top-4 xl:flex xl:h-[calc(100dvh-2rem)] xl:flex-col">
          {/* A drafted photo is part of the preview as well. */}
          <ContentPreview key={`${photo.src} ${photo.isDraft}`} path={path} text={text} />
        </div>
      </div>
    </div>
  );
}
