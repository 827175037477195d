import type { MemberFilter } from "#contract/member-query.ts";
import type { Database } from "#database/client.server.ts";
import { narrowReads } from "#database/reads.server.ts";
import { toListField, VALUES_FIELDS, type ValuesField } from "../filters/member-filters.ts";
import { readConditionContext } from "./condition-context.service.server.ts";
import { countLabels, type LabelCounts } from "./label-counts.repository.server.ts";
import { toFilterReads, toWhere } from "./member-conditions.repository.server.ts";
import { toOptionLabels } from "./member-labels.ts";

/** Lists of which one value is enough: their own values do not narrow the counts of the others. */
const ALTERNATIVES = VALUES_FIELDS.filter(
  (field) => field !== "technology" && !field.endsWith("_not"),
);

/**
 * How many members would remain with an option, given the other filters; undefined where more
 * remain than are counted.
 */
export type OptionCounts = (field: ValuesField, key: string | number) => number | undefined;

export async function countOptions(
  db: Database,
  filter: MemberFilter,
  today = new Date().toISOString().slice(0, 10),
): Promise<OptionCounts> {
  const context = await readConditionContext(db, filter, today);
  const roles = [...context.taxonomy.roles].flatMap(([role, { query }]) =>
    toOptionLabels("role", role).map((label) => ({ label, query })),
  );
  const count = (narrowed: MemberFilter) =>
    narrowReads(toFilterReads(narrowed, context), () =>
      countLabels(db, toWhere(narrowed, context), roles),
    );
  const set = ALTERNATIVES.filter((field) => filter[field]?.length);
  const [all, ...others] = await Promise.all([
    count(filter),
    ...set.map((field) => count({ ...filter, [field]: undefined })),
  ]);
  const byField = new Map<ValuesField, LabelCounts | undefined>(
    set.map((field, index) => [field, others[index]]),
  );
  return (field, key) => {
    const counts = byField.has(field) ? byField.get(field) : all;
    const labels = toOptionLabels(toListField(field), key);
    return counts && labels.reduce((sum, label) => sum + (counts.get(label) ?? 0), 0);
  };
}
