import { useEffect, useRef, useState } from "react";
import { UPLOAD_ACCEPT, UPLOAD_PENDING, type UploadPurpose } from "#contract/upload-terms.ts";
import { errorTexts, type FieldProps } from "#design/field/field-aria.ts";
import { type ChosenFile, FileField } from "#design/field/file-field.tsx";
import { readKeptFile, toFileFields, toSizeText } from "./kept-file.ts";
import { type UploadState, useUpload } from "./use-upload.ts";

type UploadFieldProps = FieldProps & {
  purpose: UploadPurpose;
  /** What the form kept under the names of `toFileFields(name)`. */
  kept: Readonly<Record<string, string | undefined>>;
};

/**
 * A file that is sent as soon as it is chosen. The form gets its token under `name`, and what it
 * needs to show the file again in the controls beside it, so a reload and mistakes elsewhere keep
 * the file.
 */
export function UploadField({ name, purpose, kept, error, ...rest }: UploadFieldProps) {
  const upload = useUpload(purpose, readKeptFile(kept, name));
  const { state, status } = upload;
  const token = useRef<HTMLInputElement>(null);
  const isFirst = useRef(true);
  const [settled, setSettled] = useState<FieldProps["error"]>();
  const fault = state.kind === "empty" || state.kind === "failed" ? state.fault : undefined;
  // What was wrong with the file before says nothing of the one that was chosen since.
  const shown = fault ?? (settled === error ? undefined : error);

  const value = toToken(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form hears of every new value
  useEffect(() => {
    if (!isFirst.current) token.current?.dispatchEvent(new Event("input", { bubbles: true }));
    isFirst.current = false;
  }, [value]);

  const names = toFileFields(name);
  const file = state.kind === "kept" ? state.file : undefined;
  return (
    <>
      <FileField
        {...rest}
        name={name}
        accept={UPLOAD_ACCEPT}
        error={errorTexts(shown)}
        chosen={toChosen(state)}
        status={status}
        onChoose={(chosen) => {
          setSettled(error);
          upload.choose(chosen);
        }}
        onRemove={upload.remove}
        onRetry={upload.retry}
      />
      <input ref={token} type="hidden" name={names.upload} value={value} readOnly />
      <input type="hidden" name={names.name} value={file?.name ?? ""} readOnly />
      <input type="hidden" name={names.size} value={file?.size ?? ""} readOnly />
      <input type="hidden" name={names.expires_at} value={file?.expires_at ?? ""} readOnly />
    </>
  );
}

function toToken(state: UploadState): string {
  if (state.kind === "kept") return state.file.upload;
  return state.kind === "empty" ? "" : UPLOAD_PENDING;
}

function toChosen(state: UploadState): ChosenFile | undefined {
  if (state.kind === "empty") return undefined;
  const { name, size } = state.file;
  const detail = toSizeText(size);
  if (state.kind === "kept") return { name, detail };
  if (state.kind === "failed") return { name, detail: `${detail}, not sent`, hasFailed: true };
  const percent = Math.round(state.part * 100);
  return { name, detail: `${percent} % of ${detail} sent`, progress: state.part };
}
