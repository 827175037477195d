import { useEffect, useRef, useState } from "react";
import { FILE_NOT_SENT, UPLOAD_ACCEPT, UPLOAD_PENDING } from "#contract/values/upload-terms.ts";
import { toFileFields } from "#platform/uploads/file-fields.ts";
import { readFileState, toSizeText } from "#platform/uploads/saved-file.ts";
import { type UploadState, useUpload } from "#platform/uploads/use-upload.ts";
import { errorTexts, type FieldProps } from "../field/field-aria.ts";
import { type ChosenFile, FileField } from "../field/file-field.tsx";
import type { UploadFieldProps } from "./upload-props.ts";

/**
 * The control behind `UploadField`: its state, and the controls in which the form holds it.
 * @param early the file that was chosen in the control that was there before this one
 */
export function UploadControl({
  name,
  purpose,
  saved,
  early,
  error,
  ...rest
}: UploadFieldProps & { early: File | undefined }) {
  const upload = useUpload(purpose, readFileState(saved, name), early);
  const { state, status } = upload;
  const token = useRef<HTMLInputElement>(null);
  const isFirst = useRef(true);
  const [settled, setSettled] = useState<FieldProps["error"]>();
  const fault = "fault" in state ? state.fault : undefined;
  // What was wrong before says nothing of what has become of the file since.
  const shown = settled === error ? fault : error;

  const value = toToken(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form hears of every new value
  useEffect(() => {
    if (!isFirst.current) {
      setSettled(error);
      token.current?.dispatchEvent(new Event("input", { bubbles: true }));
    }
    isFirst.current = false;
  }, [value]);

  const names = toFileFields(name);
  const file = state.kind === "empty" ? undefined : state.file;
  const expires_at = state.kind === "saved" ? state.file.expires_at : "";
  return (
    <>
      <FileField
        {...rest}
        name={name}
        accept={UPLOAD_ACCEPT}
        error={errorTexts(shown)}
        chosen={toChosen(state)}
        status={status}
        onChoose={upload.choose}
        onRemove={upload.remove}
        onRetry={upload.retry}
      />
      <input ref={token} type="hidden" name={names.upload} value={value} readOnly />
      <input type="hidden" name={names.name} value={file?.name ?? ""} readOnly />
      <input type="hidden" name={names.size} value={file?.size ?? ""} readOnly />
      <input type="hidden" name={names.expires_at} value={expires_at} readOnly />
    </>
  );
}

function toToken(state: UploadState): string {
  switch (state.kind) {
    case "empty":
      return "";
    case "saved":
      return state.file.upload;
    case "sending":
      return UPLOAD_PENDING;
    case "refused":
      return state.fault;
    case "failed":
      return FILE_NOT_SENT;
  }
}

function toChosen(state: UploadState): ChosenFile | undefined {
  if (state.kind === "empty") return undefined;
  const { name, size } = state.file;
  const detail = toSizeText(size);
  if (state.kind === "saved") return { name, detail };
  if (state.kind !== "sending") {
    return { name, detail: `${detail}, not attached`, hasFailed: state.kind === "failed" };
  }
  const percent = Math.round(state.part * 100);
  return { name, detail: `${percent}% of ${detail} sent`, progress: state.part };
}
