import { lazy, Suspense, useState } from "react";
import { ChunkBoundary } from "../chunk-boundary.tsx";
import { fieldId } from "../field/field-aria.ts";
import { FieldFrame } from "../field/field-frame.tsx";
import type { UploadFieldProps } from "./upload-props.ts";

const UploadControl = lazy(async () => ({
  default: (await import("./upload-control.tsx")).UploadControl,
}));

/**
 * A file that is sent as soon as it is chosen. The form gets its token under `name`, and what it
 * needs to show the file again in the controls beside it, so a reload and mistakes elsewhere keep
 * the file. The control comes after the page; until then the form has the saved values.
 */
export function UploadField(props: UploadFieldProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const place = <UploadPlace {...props} hasFailed={hasFailed} />;
  if (hasFailed) return place;
  return (
    <ChunkBoundary onFail={() => setHasFailed(true)}>
      <Suspense fallback={place}>
        <UploadControl {...props} />
      </Suspense>
    </ChunkBoundary>
  );
}

function UploadPlace({
  name,
  purpose,
  saved,
  hasFailed,
  ...frame
}: UploadFieldProps & { hasFailed: boolean }) {
  return (
    <FieldFrame {...frame} id={fieldId(name)}>
      <div className="flex min-h-19 items-center rounded-field border border-line-strong border-dashed p-4">
        {hasFailed ? "This field didn't load. Reload the page. You won't lose your answers." : null}
      </div>
      {Object.entries(saved).map(([field, value]) =>
        // As `toFileFields` names them.
        field === name || field.startsWith(`${name}_`) ? (
          <input key={field} type="hidden" name={field} value={value} readOnly />
        ) : null,
      )}
    </FieldFrame>
  );
}
