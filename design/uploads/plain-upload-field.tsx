import { toFileFields } from "#platform/uploads/file-fields.ts";
import { readSavedFile, toFileText } from "#platform/uploads/saved-file.ts";
import { Choice } from "../field/choice.tsx";
import { type FieldProps, fieldAria, fieldId } from "../field/field-aria.ts";
import { FieldFrame } from "../field/field-frame.tsx";
import { PlainFileInput } from "./plain-file-input.tsx";

type PlainUploadFieldProps = FieldProps & {
  /** The posted page's texts, under the names of `toFileFields(name)`. */
  input: Readonly<Record<string, string | undefined>>;
};

/**
 * A file that the browser sends with its form. A file that we have already needs no second choice.
 */
export function PlainUploadField({ name, input: entered, ...frame }: PlainUploadFieldProps) {
  const id = fieldId(name);
  const stored = readSavedFile(entered, name);
  return (
    <div>
      <FieldFrame {...frame} id={id}>
        {stored ? (
          <p id={`${id}-stored`} className="wrap-anywhere mb-3">
            We have {toFileText(stored)}. Choose another file to replace it.
          </p>
        ) : null}
        <PlainFileInput
          {...fieldAria(id, frame, stored ? `${id}-stored` : undefined)}
          id={id}
          name={name}
        />
      </FieldFrame>
      {stored && frame.optional ? (
        <Choice
          type="checkbox"
          id={`${id}-remove`}
          name={`${name}_remove`}
          value="true"
          label="Remove the file"
        />
      ) : null}
      {stored
        ? Object.values(toFileFields(name)).map((field) => (
            <input key={field} type="hidden" name={field} value={entered[field] ?? ""} readOnly />
          ))
        : null}
    </div>
  );
}
