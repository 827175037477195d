import { MAX_FILTER_VALUES, type MemberFilter } from "#contract/members/member-query.ts";
import type { Role } from "#contract/members/role-terms.ts";
import { PREFERRED_WORD } from "../dictionaries/preferred-word.ts";
import { CLOUD_TECHNOLOGIES, TOOL_NAMES } from "../dictionaries/roles.ts";
import { VALUES_FIELDS, type ValuesField } from "../filters/member-filters.ts";
import { toValueKey } from "./find-name.ts";
import { toProperName } from "./proper-names.ts";
import type { FoundName, Mode, NamedValue, Reading } from "./reading.ts";
import type { Item } from "./sentence-items.ts";
import { withoutLevels } from "./sentence-levels.ts";
import { toNameKey } from "./sentence-words.ts";

/** Words that can mean several filters, or one that is not certain. */
export type Unclear = {
  text: string;
  filters: MemberFilter[];
  /** Whether members may have these words: "Jordan" is a name, "at least 5" is none. */
  isText: boolean;
  /** Other text. */
  rest: string;
};

const TOOLS = new Set(TOOL_NAMES.split(",").map(toNameKey));

const toFilter = ({ field, value }: NamedValue): MemberFilter => ({ [field]: [value] });

/** A filter narrowed further: values of lists are added, others replaced. */
export function addToFilter(filter: MemberFilter, found: MemberFilter): MemberFilter {
  const merged: Record<string, unknown> = { ...filter, ...found };
  for (const field of VALUES_FIELDS) {
    const added = found[field];
    if (!added) continue;
    const known: readonly (string | number)[] = filter[field] ?? [];
    const values = new Set<string | number>([...known, ...added]);
    merged[field] = [...values].slice(0, MAX_FILTER_VALUES);
  }
  return merged as MemberFilter;
}

/** The field that a name rules out values of; undefined where there is no such filter. */
export const NOT_FIELDS: Partial<Record<ValuesField, ValuesField>> = {
  technology: "technology_not",
  country: "country_not",
  tag: "tag_not",
};

/** A name as it was written, and what members have of it. */
export type NamedText = { named: NamedValue; text: string; label: string | undefined };

/** What a sentence was found to say so far. */
export class Findings {
  filter: MemberFilter = {};
  readonly notLevels = new Set<string>();
  readonly ignored: string[] = [];
  /** What is asked for and no one has. */
  readonly missing: string[] = [];
  /** Names of what is nearest to it. */
  readonly near = new Set<string>();
  readonly rest: string[] = [];
  readonly unclear: (Omit<Unclear, "rest"> & { index: number })[] = [];
  /** Places that are only welcome, by their names. */
  readonly places = new Map<string, NamedValue>();
  /** Texts about when one is available. */
  readonly dates: string[] = [];
  /** Levels that only rank, where none is asked for. */
  likely: readonly string[] = [];
  /** What counts where nothing else of its kind was said. */
  weak: { filter: MemberFilter; text: string } | undefined;
  /** Texts of the names that are asked for, and of those ruled out. */
  readonly wanted = new Map<string, NamedText>();
  readonly denied = new Map<string, NamedText>();
  /** Whether lower rates come first. */
  isCheap = false;
  /** Texts about when one is available that are only welcome. */
  readonly soon: string[] = [];
  /** The choice of technologies that the filter has; there can be one. */
  choice: number | undefined;

  add(found: MemberFilter) {
    const { available_by } = this.filter;
    this.filter = addToFilter(this.filter, found);
    // Of "March or April" the later one leaves no one out.
    if (available_by && found.available_by && available_by > found.available_by) {
      this.filter.available_by = available_by;
    }
  }

  /** Takes a value back. */
  drop(field: ValuesField, dropped: string) {
    const { [field]: values, ...others } = this.filter;
    const left = (values ?? []).filter((value) => value !== dropped);
    this.filter = left.length > 0 ? addToFilter(others, { [field]: left }) : others;
  }

  /** @param ranking the text by which members who have it come first */
  offer(text: string, filters: MemberFilter[], ranking?: string) {
    const isText = ranking !== undefined;
    this.unclear.push({ text, filters, isText, index: this.rest.length });
    if (isText) this.rest.push(ranking);
  }
}

/** Fields and values of the names of each choice that the site has. */
export function toChoiceFields(items: readonly Item[], choices: ReadonlyMap<number, number>) {
  const fields = new Map<number, { fields: Set<string>; values: Set<string> }>();
  for (const [index, group] of choices) {
    const item = items[index];
    if (item?.kind !== "name") continue;
    const known = fields.get(group) ?? { fields: new Set(), values: new Set() };
    for (const { field, value, isAbsent } of item.name.values) {
      if (isAbsent) continue;
      known.fields.add(field);
      known.values.add(value);
    }
    fields.set(group, known);
  }
  return fields;
}

/** The name of what no one has. A position is as it was written with capitals, as German nouns are. */
const toMissingName = ({ field, value }: NamedValue, text: string) =>
  field === "role" && /\p{Lu}/u.test(text) ? text : value;

export function addName(
  findings: Findings,
  { values }: FoundName,
  {
    text,
    mode,
    label,
    isAdjective,
    isOther,
    canBeText,
    isTextOfMembers,
    choice,
  }: {
    text: string;
    /** What members have of it; undefined where no text finds them. */
    label: string | undefined;
    isAdjective: boolean;
    mode: Mode;
    isOther: boolean;
    canBeText: boolean;
    /** Whether members have each of its words in a name or position. */
    isTextOfMembers: () => boolean;
    /** Its choice, and whether that has names of several fields. */
    choice: { group: number; isMixed: boolean } | undefined;
  },
) {
  const [first] = values;
  const fields = new Set(values.map(({ field }) => field));
  if (!first) return;
  const filters = values.map(toFilter);
  const preferred = `${PREFERRED_WORD} ${label ?? text}`;
  if (first.isAbsent) {
    if (mode === "not" || mode === "unneeded" || isOther) return void findings.ignored.push(text);
    if (isTextOfMembers()) return void findings.rest.push(mode === "want" ? text : preferred);
    if (mode === "want" && first.near) findings.near.add(first.near);
    return void findings.missing.push(toMissingName(first, text));
  }
  if (mode === "soft") {
    if (first.field === "country" && label) findings.places.set(label, first);
    return void findings.rest.push(preferred);
  }
  if (mode === "unneeded") return void findings.ignored.push(text);
  const isSeveral = fields.size > 1 || (first.field === "technology" && values.length > 1);
  if (mode === "doubt" || isOther || (mode === "not" && isSeveral)) {
    return findings.offer(text, filters);
  }
  if (mode === "not") {
    const field = NOT_FIELDS[first.field];
    if (field) findings.denied.set(toValueKey(first), { named: first, text, label });
    if (first.field === "seniority_level") {
      for (const { value } of values) findings.notLevels.add(value);
    } else if (field) findings.add({ [field]: values.map(({ value }) => value) });
    else findings.ignored.push(text);
    return;
  }
  if (isSeveral && isAdjective) {
    // "Ukrainian developers" are from there; that they speak the language is offered.
    const { country, others } = Object.groupBy(values, ({ field }) =>
      field === "country" ? "country" : "others",
    );
    for (const { field, value } of country ?? []) findings.add({ [field]: [value] });
    return findings.offer(text, (others ?? []).map(toFilter));
  }
  if (isSeveral || canBeText) return findings.offer(text, filters, text);
  findings.wanted.set(toValueKey(first), { named: first, text, label });
  if (choice?.isMixed) return findings.offer(text, filters, preferred);
  if (choice && first.field === "technology") {
    findings.choice ??= choice.group;
    if (findings.choice !== choice.group) return void findings.rest.push(preferred);
    return findings.add({ technology_any: [first.value] });
  }
  // "Power BI" is more than its role.
  if (first.field === "role" && TOOLS.has(toNameKey(text))) {
    if (isTextOfMembers()) findings.rest.push(preferred);
    else findings.missing.push(toProperName(text, "technology"));
  }
  findings.add({ [first.field]: values.map(({ value }) => value) });
}

export function addCondition(
  findings: Findings,
  reading: Reading,
  text: string,
  mode: Mode,
  labels: ReadonlyMap<string, string>,
) {
  const { isOffered, isWeak, isAtLeast = false, opposite, ranking } = reading;
  if (reading.isCheap && mode !== "not") {
    findings.isCheap = true;
    return;
  }
  const filters = isAtLeast ? [] : reading.filters;
  const [first] = filters;
  const likely = ranking?.flatMap((named) => labels.get(toValueKey(named)) ?? []) ?? [];
  if (likely.length > 0 && mode !== "not" && mode !== "unneeded") findings.likely = likely;
  else if (mode === "not" && opposite) findings.add(opposite);
  else if (mode === "soft" && !isWeak && (first?.available ?? first?.available_by)) {
    findings.soon.push(text);
  } else if (mode === "soft" && !isWeak && first) {
    // "Ideally part time" has a filter, and none of them ranks.
    findings.offer(text, filters);
  } else if (mode !== "want" || !first) {
    if (!isWeak) findings.ignored.push(text);
  } else if (filters.length > 1 || isOffered) findings.offer(text, filters);
  else if (isWeak) findings.weak = { filter: first, text };
  else {
    if (first.available ?? first.available_by) findings.dates.push(text);
    findings.add(first);
  }
}

/** A choice of one technology is none; full and part time together leave everybody. */
export function tidy({ filter, weak, notLevels, soon }: Findings): MemberFilter {
  const tidied: MemberFilter = { ...filter };
  const { technology_any, workload } = tidied;
  if (technology_any?.length === 1) {
    delete tidied.technology_any;
    tidied.technology = [...(tidied.technology ?? []), ...technology_any];
  }
  if (workload && workload.length > 1) delete tidied.workload;
  if (tidied.available_by) delete tidied.available;
  // "Available ideally at once" is welcome.
  else if (weak?.filter.available && soon.length === 0) tidied.available ??= true;
  // "GCP architect"
  const isCloud = tidied.technology?.some((slug) => CLOUD_TECHNOLOGIES.includes(slug));
  if (isCloud && tidied.role?.includes("architect")) {
    tidied.role = [...new Set<Role>([...tidied.role, "devops"])];
  }
  if (notLevels.size > 0) {
    const levels = withoutLevels(tidied.seniority_level, notLevels);
    if (levels.length > 0) tidied.seniority_level = levels;
  }
  return tidied;
}
