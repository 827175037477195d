import { UPLOAD_ACCEPT } from "#contract/upload-terms.ts";
import { readSavedFile, toFileFields, toFileText } from "#platform/uploads/saved-file.ts";
import { Choice } from "../field/choice.tsx";
import { type FieldProps, fieldAria, fieldId } from "../field/field-aria.ts";
import { FieldFrame } from "../field/field-frame.tsx";

type PlainUploadFieldProps = FieldProps & {
  /** The posted page's texts, under the names of `toFileFields(name)`. */
  typed: Readonly<Record<string, string | undefined>>;
};

/**
 * A file that the browser sends with its form. A file that we have already needs no second choice.
 */
export function PlainUploadField({ name, typed, ...frame }: PlainUploadFieldProps) {
  const id = fieldId(name);
  const stored = readSavedFile(typed, name);
  return (
    <div>
      <FieldFrame {...frame} id={id}>
        {stored ? (
          <p id={`${id}-stored`} className="wrap-anywhere mb-3">
            We have {toFileText(stored)}. Choose another file to replace it.
          </p>
        ) : null}
        <input
          {...fieldAria(id, frame, stored ? `${id}-stored` : undefined)}
          type="file"
          id={id}
          name={`${name}_file`}
          accept={UPLOAD_ACCEPT}
          className="block w-full rounded-field border border-line-strong border-dashed p-4 text-sm file:mr-4 file:min-h-11 file:cursor-pointer file:rounded-full file:border file:border-line-strong file:border-solid file:bg-paper file:px-4 file:font-medium"
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
            <input key={field} type="hidden" name={field} value={typed[field] ?? ""} readOnly />
          ))
        : null}
    </div>
  );
}
