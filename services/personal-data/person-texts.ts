import type { Person } from "./person.server.ts";
import type { PersonalCopy, PersonalRecord } from "./personal-record.server.ts";

type Opening = {
  person: Person;
  rules: readonly Pick<PersonalRecord, "name" | "retention">[];
  site: { name: string; email: string; url: string };
  /** When it is written, in words. */
  written: string;
};

/** The beginning of a data export in words. */
export function toExportOpening({ person, rules, site, written }: Opening): string {
  const lines = [
    `What ${site.name} stores about ${person.address}`,
    "",
    `Written on ${written}, from ${site.url}. This file says everything in words;`,
    "your-data.json contains the same for programs. Files you sent are in files/, emails that",
    "are still stored as files are in mails/.",
    "",
    "How long it is stored",
    ...rules.map(({ name, retention }) => `  ${name}: ${retention}`),
    "",
    `Why it is stored, who sees it and what you can ask for: ${site.url}/privacy`,
    `To have something corrected or erased, email ${site.email}.`,
  ];
  return `${lines.join("\n")}\n`;
}

/** One item of a data export in words. */
export function toExportWords({ title, details }: PersonalCopy): string {
  const filled = details.filter(([, value]) => value !== "");
  const width = Math.max(0, ...filled.map(([name]) => name.length)) + 2;
  const indent = `\n${" ".repeat(width + 2)}`;
  const lines = filled.map(
    ([name, value]) => `  ${name.padEnd(width)}${value.replaceAll("\n", indent)}`,
  );
  return `\n\n${title}\n\n${lines.join("\n")}\n`;
}

/** An export for programs: its head, then each item. */
export function toExportHead(head: { address: string; site: string; written_at: string }): string {
  return `${JSON.stringify(head).slice(0, -1)},"data":[`;
}
