import { z } from "zod";
import { toMemberFileSchema } from "#app/developers/content/member-file.server.ts";
import { suggestion } from "#services/content/parsing/closest.ts";

/** Fields of a member's file that a cell can have. */
const CELL_FIELDS = Object.keys(toMemberFileSchema().shape).filter(
  (field) =>
    !["experiences", "educations", "vetting", "test_sheet", "client_references"].includes(field) &&
    field !== "work_samples",
);

/** Columns that are no field: the whole name, and the name of the file. */
export const COLUMN_NAMES: readonly string[] = [...CELL_FIELDS, "name", "slug"];

const fieldName = z.string().refine((name) => COLUMN_NAMES.includes(name), {
  error: ({ input }) =>
    `there is no field ${String(input)}${suggestion(String(input), COLUMN_NAMES)}`,
});

/**
 * How another system's file is read: `columns` from its names to fields or, for one that is left
 * out, to null; `values` from its words to those of a field; `defaults` for what it lacks.
 */
export const MappingSchema = z.strictObject({
  columns: z.record(z.string(), fieldName.nullable()).default({}),
  values: z.record(fieldName, z.record(z.string(), z.string())).default({}),
  defaults: z.record(fieldName, z.string()).default({}),
});
export type Mapping = z.output<typeof MappingSchema>;

/** What another system's word for a value is here. */
export function toMappedValue({ values }: Mapping, field: string, value: string): string {
  const words = new Map(Object.entries(values[field] ?? {}));
  return words.get(value) ?? words.get(value.toLowerCase()) ?? value;
}
