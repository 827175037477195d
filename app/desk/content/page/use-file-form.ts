import { useRef } from "react";
import { useChangeToast } from "../../parts/use-change-toast.ts";
import { useLeaveWarning } from "../../parts/use-leave-warning.ts";
import type { FileOutcome } from "../change-file.server.ts";
import type { EditedFile } from "../editing/edited-file.server.ts";
import type { ContentForm, NoForm } from "../form/form-spec.ts";
import { useFormBase } from "../form/use-form-base.ts";
import { useFormText } from "../form/use-form-text.ts";
import { toDoneText } from "./done-text.ts";
import { useEditor } from "./use-editor.ts";

/** What a loader and an action give of a file. */
type FileFormOptions = {
  /** Undefined where the file is opened as text. */
  loaded: ContentForm | NoForm | undefined;
  submission: FileOutcome | undefined;
};

/** A content file while it is edited: its text, the form of it, and the element that sends both. */
export function useFileForm(
  file: Pick<EditedFile, "path" | "text" | "revision">,
  { loaded, submission }: FileFormOptions,
) {
  const { path } = file;
  const { onSubmit, ...editing } = useEditor(file, submission);
  const { outcome, text } = editing;
  const element = useRef<HTMLFormElement>(null);
  const isNeeded = loaded !== undefined;
  const { noteWritten, ...formBase } = useFormBase(path, text, { loaded, outcome, isNeeded });
  const formText = useFormText(path, element, (next) => {
    noteWritten(next);
    editing.setText(next);
  });
  const isChanged = editing.isChanged || formText.isPending;
  useLeaveWarning(isChanged);
  useChangeToast({ outcome, text: toDoneText(outcome) });
  return {
    ...editing,
    ...formBase,
    isChanged,
    /** Writes what was entered into the text, before something else is opened. */
    write: formText.write,
    /** To be called when something in the form changes. */
    onChange: () => {
      editing.hold();
      formText.onChange();
    },
    /** Of the element. */
    attributes: {
      ref: element,
      method: "post",
      encType: "multipart/form-data",
      noValidate: true,
      "data-unsaved": "own",
      onSubmit: () => {
        formText.settle();
        onSubmit();
      },
    },
  } as const;
}
