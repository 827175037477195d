import { toFileFields } from "../uploads/saved-file.ts";
import type { Field } from "./fields.ts";

type FileFieldName<Name extends string> = `${Name}${"" | "_name" | "_size" | "_expires_at"}`;

/** The field of a file: its token, and what only the browser needs to show it again. */
export function createFileFields<Name extends string>(
  name: Name,
  texts: Pick<Field, "label" | "optional">,
): Record<FileFieldName<Name>, Field> {
  const { upload, ...shown } = toFileFields(name);
  const local = Object.values(shown).map((one) => [
    one,
    { control: "own", label: texts.label, isLocal: true },
  ]);
  return Object.fromEntries([[upload, { control: "own", ...texts }], ...local]);
}
