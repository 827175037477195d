import { CASE_ENDS, SHORT_FORMS } from "../../dictionaries/spellings.ts";
import type { Dictionary } from "../names/find-name.ts";
import { toNameKey } from "../words/words.ts";

const shortForms = new Map<string, { name: string; beside: readonly string[] }[]>();
for (const { name, forms, beside } of SHORT_FORMS) {
  for (const form of forms.split(",").map(toNameKey)) {
    const meant = { name, beside: beside.split(",").map(toNameKey) };
    shortForms.set(form, [...(shortForms.get(form) ?? []), meant]);
  }
}

/** The Terraform of "AWS and tf", the TensorFlow of "Python, tf", the framework of "Phoenix, Elixir". */
export const toWhole = (key: string, keys: ReadonlySet<string>) =>
  shortForms.get(key)?.find(({ beside }) => beside.some((one) => keys.has(one)))?.name;

const caseEnds = CASE_ENDS.split(",").map(toNameKey);

/** Shorter words are too many others with an ending: "rusty". */
const MIN_STEM = 5;

/** The technology or role of "testera", "Pythonu": a name with the ending of a case. */
function toNominative(key: string, { names }: Dictionary): string | undefined {
  const end = caseEnds.find((one) => key.length >= MIN_STEM + one.length && key.endsWith(one));
  const stem = end === undefined ? "" : key.slice(0, -end.length);
  const isWork = names
    .get(stem)
    ?.some(
      ({ field }) => field === "technology" || field === "role" || field === "seniority_level",
    );
  return isWork ? stem : undefined;
}

const VERSIONED = /^(\p{L}{3,})\d{1,2}$/u;

/** The technology of "Vue3". */
function toVersioned(key: string, { names, places }: Dictionary): string | undefined {
  const name = VERSIONED.exec(key)?.[1] ?? "";
  const values = names.get(name) ?? places.get(name);
  return values?.some(({ field, isAmbiguous }) => field === "technology" && !isAmbiguous)
    ? name
    : undefined;
}

/** The name that one with a version or with the ending of a case means. */
export const toMeant = (key: string, dictionary: Dictionary) =>
  toVersioned(key, dictionary) ?? toNominative(key, dictionary);
