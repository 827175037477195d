import { toFileFields } from "../uploads/file-fields.ts";
import type { Field } from "./fields.ts";

type FileFieldName<Name extends string> = `${Name}${"" | "_name" | "_size" | "_expires_at"}`;

/** The field of a file: its token, and what only the browser needs to show it again. */
export function createFileFields<Name extends string>(
  name: Name,
  texts: Pick<Field, "label" | "optional">,
): Record<FileFieldName<Name>, Field> {
  const fields = Object.values(toFileFields(name)).map((one) => [
    one,
    { control: "own", ...texts, isLocal: one !== name },
  ]);
  return Object.fromEntries(fields);
}
