import type { MemberFilter } from "#contract/members/member-query.ts";
import { PREFERRED_WORD } from "../../dictionaries/preferred-word.ts";
import { KNOWN_TOOL_NAMES, MARKUP_NAMES, TOOL_NAMES } from "../../dictionaries/roles.ts";
import type { Item } from "../items/items.ts";
import { toValueKey } from "../names/find-name.ts";
import { toProperName } from "../names/proper-names.ts";
import type { FoundName, Mode, NamedValue } from "../reading.ts";
import { toNameKey } from "../words/words.ts";
import { type Findings, NOT_FIELDS } from "./findings.ts";

const KNOWN_TOOLS = new Set(KNOWN_TOOL_NAMES.split(",").map(toNameKey));
const MARKUP = new Set(MARKUP_NAMES.split(",").map(toNameKey));
const TOOLS = new Set(TOOL_NAMES.split(",").map(toNameKey));

const toFilter = ({ field, value }: NamedValue): MemberFilter => ({ [field]: [value] });

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
    toLabels,
    isAdjective,
    isOther,
    canBeText,
    isTextOfMembers,
    choice,
  }: {
    text: string;
    /** What members have of it; undefined where no text finds them. */
    label: string | undefined;
    /** Those of several values. */
    toLabels: () => readonly string[];
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
  if (!first) return;
  const preferred = `${PREFERRED_WORD} ${label ?? text}`;
  if (mode === "dropped") return void findings.dropped.set(toValueKey(first), text);
  if (first.isAbsent) {
    if (mode === "not" || mode === "unneeded" || isOther) return void findings.ignored.push(text);
    if (isTextOfMembers()) return void findings.rest.push(mode === "want" ? text : preferred);
    if (mode === "want" && first.near) findings.near.add(first.near);
    return void findings.missing.push(toMissingName(first, text));
  }
  const isTool = first.field === "role" && TOOLS.has(toNameKey(text)) && !isTextOfMembers();
  if (mode === "soft" && isTool && KNOWN_TOOLS.has(toNameKey(text))) {
    return void findings.missing.push(toProperName(text, "technology"));
  }
  if (mode === "soft") {
    if (first.field === "country" && label) findings.places.set(label, first);
    // "A Nordic language would be nice" is any of them.
    const isLanguage = values.every(({ field }) => field === "language");
    const labels = isLanguage && values.length > 1 ? toLabels() : [];
    if (labels.length > 0) {
      return void findings.rest.push(...labels.map((one) => `${PREFERRED_WORD} ${one}`));
    }
    return void findings.rest.push(preferred);
  }
  if (mode === "unneeded") return void findings.ignored.push(text);
  const filters = values.map(toFilter);
  const isMixed = values.some(({ field }) => field !== first.field);
  const isSeveral = isMixed || (first.field === "technology" && values.length > 1);
  if (mode === "doubt" || isOther || (mode === "not" && isSeveral)) {
    return findings.offer(text, filters);
  }
  if (mode === "not") {
    if (label) findings.deniedLabels.add(label);
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
  if (first.service) findings.missing.push(first.service);
  const key = toNameKey(text);
  // The CSS of "a web developer with CSS", but not of "CSS and HTML"
  const role = findings.wanted.get(toValueKey(first));
  const isMarkup = MARKUP.has(key) && role !== undefined && !MARKUP.has(toNameKey(role.text));
  if (!isMarkup) findings.wanted.set(toValueKey(first), { named: first, text, label });
  if (choice?.isMixed) return findings.offer(text, filters, preferred);
  if (choice && first.field === "technology") {
    findings.choice ??= choice.group;
    if (findings.choice !== choice.group) return void findings.rest.push(preferred);
    return findings.add({ technology_any: [first.value] });
  }
  // "Power BI" is more than its role.
  if (first.field === "role" && (isMarkup || TOOLS.has(key))) {
    if (isTextOfMembers()) findings.rest.push(preferred);
    else findings.missing.push(toProperName(text, "technology"));
  }
  // One who speaks "German and French" speaks both; each name alone may be of several.
  const isAll = first.field === "language" && values.length === 1 && !choice;
  const field = isAll ? "language_all" : first.field;
  findings.add({ [field]: values.map(({ value }) => value) });
}
