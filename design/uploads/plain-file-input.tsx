import type { ComponentProps } from "react";
import { UPLOAD_ACCEPT } from "#contract/values/upload-terms.ts";

type PlainFileInputProps = Omit<ComponentProps<"input">, "type" | "name"> & {
  /** Of the field: the browser sends its file beside what the field holds. */
  name: string;
};

/** The browser's own control for a file of documents. */
export function PlainFileInput({ name, ...rest }: PlainFileInputProps) {
  return (
    <input
      {...rest}
      type="file"
      name={`${name}_file`}
      accept={UPLOAD_ACCEPT}
      className="block w-full rounded-field border border-line-strong border-dashed p-4 text-sm file:mr-4 file:min-h-11 file:cursor-pointer file:rounded-full file:border file:border-line-strong file:border-solid file:bg-paper file:px-4 file:font-medium"
    />
  );
}
