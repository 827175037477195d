import type { UploadPurpose } from "#contract/values/upload-terms.ts";
import type { FieldProps } from "../field/field-aria.ts";

export type UploadFieldProps = FieldProps & {
  purpose: UploadPurpose;
  /** Saved values of the form under the names of `toFileFields(name)`. */
  saved: Readonly<Record<string, string | undefined>>;
};
