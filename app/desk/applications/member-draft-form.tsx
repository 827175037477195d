import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { MAX_DRAFT, toDraftTooLong } from "#contract/member-draft-terms.ts";
import type { DraftOutcome } from "../members/change-draft.server.ts";
import { DeskField } from "../parts/desk-field.tsx";
import { FileProblems } from "../parts/file-problems.tsx";
import { Panel } from "../parts/panel.tsx";
import { useChangeToast } from "../parts/use-change-toast.ts";
import { ContentPreview } from "../preview/content-preview.tsx";
import type { ApplicationMember } from "./desk-application.service.server.ts";
import { DraftConflict } from "./draft-conflict.tsx";

/** What was typed, and the revision that it was typed on. */
type Typed = { text: string; revision: number };

/**
 * The file of a drafted member as text, to be saved and published. What was typed remains until it is
 * stored, whatever others do with the draft meanwhile.
 */
export function MemberDraftForm({ slug, draft, isPublished }: ApplicationMember) {
  const { Form, state, data } = useFetcher<DraftOutcome>();
  const outcome = state === "idle" ? data : undefined;
  const [typed, setTyped] = useState<Typed>();
  const sent = useRef("");
  const area = useRef<HTMLTextAreaElement>(null);
  const file = `members/${slug}.yaml`;
  const { text, revision } = typed ?? { text: draft?.text ?? "", revision: draft?.revision ?? 0 };
  useEffect(() => {
    if (outcome?.kind === "done") {
      // What was typed while it was sent remains.
      setTyped((now) => {
        if (!now || now.text === sent.current) return undefined;
        return outcome.intent === "save-draft" ? { ...now, revision: outcome.revision } : now;
      });
    }
    if (outcome?.kind === "conflict") {
      setTyped((now) => ({ text: now?.text ?? sent.current, revision: outcome.file.revision }));
    }
  }, [outcome]);
  useChangeToast({
    outcome,
    text: outcome?.kind === "done" && outcome.intent === "publish-member" ? "Published" : "Saved",
  });
  const conflict = outcome?.kind === "conflict" && text !== outcome.file.text ? outcome : undefined;
  const problems = outcome && "problems" in outcome ? outcome.problems : [];
  const isClosed = isPublished || (outcome?.kind === "conflict" && outcome.file.state === "site");
  const isEdited = !isClosed || typed !== undefined;
  if (!draft || (!isEdited && problems.length === 0)) return null;

  const isTooLong = text.length > MAX_DRAFT;
  const errors = outcome?.kind === "invalid" ? outcome.errors : {};
  const showLine = (line: number) => {
    if (area.current) selectLine(area.current, line);
  };
  return (
    <Panel title={isClosed ? "Published member" : "Drafted member"}>
      <Form
        method="post"
        // Half as many bytes as the default for a text with many signs.
        encType="multipart/form-data"
        className="space-y-2"
        onSubmit={(event) => {
          if (isTooLong) event.preventDefault();
          sent.current = text;
        }}
      >
        {conflict ? (
          <DraftConflict
            {...conflict}
            onTake={() => {
              const { text, revision, state } = conflict.file;
              setTyped(state === "site" ? undefined : { text, revision });
            }}
          />
        ) : null}
        {errors.member ? (
          <p role="alert" className="text-red">
            {errors.member[0]}
          </p>
        ) : null}
        {problems.length > 0 ? (
          <div role="alert">
            <p className="font-medium">
              {outcome?.kind === "done"
                ? "Published, with warnings:"
                : "Not published. Correct the text:"}
            </p>
            <FileProblems problems={problems} file={file} onLine={showLine} />
          </div>
        ) : null}
        {isEdited ? (
          <>
            <input type="hidden" name="revision" value={revision} />
            <DeskField
              label={file}
              hint={isClosed ? "" : "A photo is imported beside it, as a file of the same name."}
              name="text"
              errors={isTooLong ? { text: [toDraftTooLong(text)] } : errors}
            >
              {(field) => (
                <textarea
                  {...field}
                  ref={area}
                  rows={24}
                  wrap="off"
                  spellCheck={false}
                  readOnly={isClosed}
                  value={text}
                  onChange={({ target }) => setTyped({ text: target.value, revision })}
                  className="desk-control font-mono"
                />
              )}
            </DeskField>
          </>
        ) : null}
        {isClosed ? (
          isEdited && !conflict ? (
            <p>This text is not on the site: the member was published in the meantime.</p>
          ) : null
        ) : (
          <p className="flex gap-2">
            <DraftButton intent="save-draft" label="Save draft" isSending={state !== "idle"} />
            <DraftButton intent="publish-member" label="Publish" isSending={state !== "idle"} />
          </p>
        )}
      </Form>
      {isEdited ? (
        <div className="mt-4">
          <ContentPreview path={file} text={text} />
        </div>
      ) : null}
    </Panel>
  );
}

type DraftButtonProps = { intent: string; label: string; isSending: boolean };

function DraftButton({ intent, label, isSending }: DraftButtonProps) {
  return (
    <button
      type="submit"
      name="intent"
      value={intent}
      aria-disabled={isSending}
      className="desk-button"
    >
      {label}
    </button>
  );
}

/** Selects a line and scrolls to it. */
function selectLine(area: HTMLTextAreaElement, line: number): void {
  const lines = area.value.split("\n");
  const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  area.focus();
  area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  area.scrollTop = (area.scrollHeight / lines.length) * (line - 3);
}
