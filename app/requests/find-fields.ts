import { MAX_DEVELOPERS } from "#contract/clients/find-request-terms.ts";
import { SENIORITY_LABELS, SENIORITY_LEVELS } from "#contract/members/member-terms.ts";
import { withNoun } from "#contract/values/trade.ts";
import type { Fields } from "#platform/forms/fields.ts";
import { createFileFields } from "#platform/forms/file-fields.ts";
import { createTextList } from "#platform/forms/text-list.ts";
import { PROJECT_FIELDS } from "./client-fields.ts";

/** Who is needed. */
export const WANTED_FIELDS = {
  /** Slugs. */
  technologies: { control: "own", label: "Technologies", format: createTextList() },
  number_of_developers: {
    control: "text",
    label: "How many",
    get question() {
      return withNoun("Number of developers");
    },
    hint: `From 1 to ${MAX_DEVELOPERS}.`,
    width: "short",
    inputMode: "numeric",
    autoComplete: "off",
    initial: "1",
  },
  seniority_level: {
    control: "radios",
    label: "Experience",
    question: "How experienced should they be?",
    get hint() {
      return withNoun("We'll also show developers above this level.");
    },
    optional: true,
    inline: true,
    options: [
      { name: "", label: "Any level" },
      ...SENIORITY_LEVELS.map((level) => ({ name: level, label: SENIORITY_LABELS[level] })),
    ],
  },
  max_rate: { control: "own", label: "Maximum rate", optional: true },
} as const satisfies Fields;

/** Everything that a client says of whom they look for, and for what. */
export const FIND_FIELDS = {
  job_description: { control: "own", label: "Job description", optional: true },
  ...createFileFields("brief", { label: "Description", optional: true }),
  ...WANTED_FIELDS,
  ...PROJECT_FIELDS,
} as const;
