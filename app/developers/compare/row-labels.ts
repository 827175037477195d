import { toFullName } from "#contract/members/member-terms.ts";

type Named = Parameters<typeof toFullName>[0];

/** The name of each member; those who share one are numbered in the order of the list. */
export function toLabels(members: readonly Named[]): string[] {
  const names = members.map(toFullName);
  return names.map((name, index) => {
    if (names.indexOf(name) === names.lastIndexOf(name)) return name;
    const before = names.slice(0, index).filter((one) => one === name).length;
    return `${name} (${before + 1})`;
  });
}
