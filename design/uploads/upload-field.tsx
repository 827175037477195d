import { lazy, Suspense, useCallback, useState } from "react";
import { useHydrated } from "#platform/browser/use-hydrated.ts";
import { fieldAria, fieldId } from "../field/field-aria.ts";
import { FieldFrame } from "../field/field-frame.tsx";
import { ChunkBoundary } from "../loading/chunk-boundary.tsx";
import { PlainFileInput } from "./plain-file-input.tsx";
import type { UploadFieldProps } from "./upload-props.ts";

const UploadControl = lazy(async () => ({
  default: (await import("./upload-control.tsx")).UploadControl,
}));

/**
 * A file that is sent as soon as it is chosen. The form gets its token under `name`, and what it
 * needs to show the file again in the controls beside it, so a reload and mistakes elsewhere keep
 * the file. The control comes after the page; until then the form has the saved values, and a file
 * that is chosen is sent once the control is there, also from a dialog that was opened before.
 */
export function UploadField(props: UploadFieldProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const [early, setEarly] = useState<File>();
  const isHydrated = useHydrated();
  const place = <UploadPlace {...props} hasFailed={hasFailed} onChoose={setEarly} />;
  if (hasFailed || !isHydrated) return place;
  return (
    <ChunkBoundary onFail={() => setHasFailed(true)}>
      <Suspense fallback={place}>
        <UploadControl {...props} early={early} />
      </Suspense>
    </ChunkBoundary>
  );
}

type UploadPlaceProps = UploadFieldProps & {
  hasFailed: boolean;
  onChoose: (file: File | undefined) => void;
};

function UploadPlace({ name, purpose, saved, hasFailed, onChoose, ...frame }: UploadPlaceProps) {
  const id = fieldId(name);
  // React hears no input that it has taken away, and this one's dialog may be open still.
  const hear = useCallback(
    (input: HTMLInputElement | null) =>
      input?.addEventListener("change", () => onChoose(input.files?.[0])),
    [onChoose],
  );
  return (
    <FieldFrame {...frame} id={id}>
      {hasFailed ? (
        <div className="flex min-h-19 items-center rounded-field border border-line-strong border-dashed p-4">
          This field didn't load. Reload the page. You won't lose your answers.
        </div>
      ) : (
        <PlainFileInput {...fieldAria(id, frame)} id={id} name={name} ref={hear} />
      )}
      {Object.entries(saved).map(([field, value]) =>
        // As `toFileFields` names them.
        field === name || field.startsWith(`${name}_`) ? (
          <input key={field} type="hidden" name={field} value={value} readOnly />
        ) : null,
      )}
    </FieldFrame>
  );
}
