import type { SQL } from "drizzle-orm";
import type { MemberFilter } from "#contract/members/member-query.ts";
import type { Database } from "#database/client.server.ts";
import { narrowReads } from "#database/reads.server.ts";
import { toListField, VALUES_FIELDS, type ValuesField } from "../filters/member-filters.ts";
import { type ConditionContext, readConditionContext } from "./condition-context.service.server.ts";
import {
  countLabels,
  countLabelsAndQueries,
  countQueries,
  type LabelCounts,
} from "./label-counts.repository.server.ts";
import { toFilterReads, toWhere } from "./member-conditions.repository.server.ts";
import { toOptionLabels } from "./member-labels.ts";

type Counts = LabelCounts | undefined;

/** Lists counted by label of which one value is enough: their own values do not narrow the counts of the others. */
const ALTERNATIVES = VALUES_FIELDS.filter(
  (field) => field !== "technology" && field !== "role" && !/_(?:all|not)$/.test(field),
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
  const queries = toQueries(context);
  const count = <Value>(narrowed: MemberFilter, read: (where: SQL) => Promise<Value>) =>
    narrowReads(toFilterReads(narrowed, context), () => read(toWhere(narrowed, context)));
  const countOf = (narrowed: MemberFilter) => count(narrowed, (where) => countLabels(db, where));
  const countRoles = () =>
    count({ ...filter, role: undefined }, (where) => countQueries(db, where, queries));
  const set = ALTERNATIVES.filter((field) => filter[field]?.length);
  const [[all, roles], ...others] = await Promise.all([
    filter.role
      ? Promise.all([countOf(filter), countRoles()])
      : count(filter, (where) => countLabelsAndQueries(db, where, queries)),
    ...set.map((field) => countOf({ ...filter, [field]: undefined })),
  ]);
  const byField = new Map<ValuesField, Counts>([
    ...set.map((field, index) => [field, others[index]] as const),
    ["role", roles],
  ]);
  return (field, key) => {
    const counts = byField.has(field) ? byField.get(field) : all;
    const labels = toOptionLabels(toListField(field), key);
    return counts && labels.reduce((sum, label) => sum + (counts.get(label) ?? 0), 0);
  };
}

/** The query of each role by what it is counted by. */
function toQueries({ taxonomy }: ConditionContext): Map<string, string> {
  return new Map(
    [...taxonomy.roles].flatMap(([role, { query }]) =>
      toOptionLabels("role", role).map((label) => [label, query]),
    ),
  );
}
