import { type RefObject, useRef, useState } from "react";
import { toDay } from "#platform/time/zone-day.ts";
import { DeskInput, DeskSelect } from "../../parts/desk-field.tsx";
import { useDesk } from "../../parts/use-desk.ts";
import type { EditedFile } from "../editing/edited-file.server.ts";
import type { useFileForm } from "./use-file-form.ts";

type EditorActionsProps = {
  file: EditedFile;
  editing: ReturnType<typeof useFileForm>;
  saveButton: RefObject<HTMLButtonElement | null>;
};

/** What can be done with a file: buttons of the form that has its text. */
export function EditorActions({ file, editing, saveButton }: EditorActionsProps) {
  const { isSending, outcome } = editing;
  const { state, site } = file;
  if (state === "scheduled") {
    return <Intent intent="unschedule" label="Cancel schedule" isSending={isSending} />;
  }
  return (
    <div className="space-y-2">
      <p className="flex flex-wrap gap-2">
        <button
          ref={saveButton}
          type="submit"
          name="intent"
          value="save"
          aria-disabled={isSending}
          className="desk-button"
        >
          Save draft
        </button>
        <Intent intent="publish" label="Publish" isSending={isSending} isMain />
        {state === "draft" ? (
          <Intent intent="discard" label="Discard draft" isSending={isSending} />
        ) : null}
      </p>
      <details open={outcome?.kind === "invalid" && hasTimeError(outcome.errors)}>
        <summary className="link w-fit cursor-pointer">
          {site ? "Schedule or remove" : "Schedule"}
        </summary>
        <Schedule editing={editing} />
        {site ? <Remove isSending={isSending} /> : null}
      </details>
    </div>
  );
}

const hasTimeError = (errors: Record<string, unknown>) => "date" in errors || "time" in errors;

type IntentProps = { intent: string; label: string; isSending: boolean; isMain?: boolean };

function Intent({ intent, label, isSending, isMain }: IntentProps) {
  return (
    <button
      type="submit"
      name="intent"
      value={intent}
      aria-disabled={isSending}
      className={isMain ? "desk-button desk-button-main" : "desk-button"}
    >
      {label}
    </button>
  );
}

function Schedule({ editing }: Pick<EditorActionsProps, "editing">) {
  const { outcome, isSending } = editing;
  const { timezone, now } = useDesk();
  const errors = outcome?.kind === "invalid" ? outcome.errors : {};
  return (
    <fieldset className="mt-2 flex flex-wrap items-end gap-2">
      <legend className="sr-only">Publish later</legend>
      <DeskInput label="Date" name="date" errors={errors} type="date" min={toDay(now, timezone)} />
      <DeskInput label={`Time (${timezone})`} name="time" errors={errors} type="time" />
      {errors.offset ? (
        <DeskSelect label="Which one" name="offset" errors={{}}>
          {errors.offset?.map((offset, index) => (
            <option key={offset} value={offset}>
              {index === 0 ? "Before" : "After"} the clocks go back (UTC{offset})
            </option>
          ))}
        </DeskSelect>
      ) : null}
      <Intent intent="schedule" label="Schedule change" isSending={isSending} />
    </fieldset>
  );
}

/** Asks once more, as links of other pages may lead to the file. */
function Remove({ isSending }: { isSending: boolean }) {
  const [isAsked, setIsAsked] = useState(false);
  const line = useRef<HTMLParagraphElement>(null);
  const ask = (next: boolean) => {
    setIsAsked(next);
    // The button that was pressed goes.
    requestAnimationFrame(() => line.current?.querySelector("button")?.focus());
  };
  return (
    <p ref={line} className="mt-3 flex flex-wrap items-center gap-2">
      {isAsked ? (
        <>
          <span>This removes the page at once. Its history stays.</span>
          <Intent intent="remove" label="Remove from the site" isSending={isSending} />
          <button type="button" className="desk-button" onClick={() => ask(false)}>
            Keep file
          </button>
        </>
      ) : (
        <>
          <button type="button" className="desk-button noscript:hidden" onClick={() => ask(true)}>
            Remove file…
          </button>
          <noscript>
            <button type="submit" name="intent" value="remove" className="desk-button">
              Remove from the site
            </button>
          </noscript>
        </>
      )}
    </p>
  );
}
