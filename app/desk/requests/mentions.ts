type Person = { id: number; name: string };

export type Mentions = {
  ids: number[];
  /** Given names that several people have, in lower case: it is not known who is meant. */
  ambiguous: string[];
};

/** The people whom a note names with `@`: by full name, or by a given name. */
export function findMentioned(note: string, people: readonly Person[]): Mentions {
  const text = note.toLowerCase();
  const ids = new Set<number>();
  const ambiguous = new Set<string>();
  for (let at = text.indexOf("@"); at >= 0; at = text.indexOf("@", at + 1)) {
    const isNamed = (name: string) =>
      text.startsWith(name, at + 1) && isBoundary(text[at + 1 + name.length]);
    if (!isBoundary(text[at - 1])) continue;
    const byFullName = people.filter(({ name }) => isNamed(name.toLowerCase()));
    const byGivenName = people.filter(({ name }) => isNamed(toGivenName(name)));
    const [first] = byGivenName;
    if (byFullName.length === 0 && byGivenName.length > 1 && first) {
      ambiguous.add(toGivenName(first.name));
      continue;
    }
    for (const { id } of byFullName.length > 0 ? byFullName : byGivenName) ids.add(id);
  }
  return { ids: [...ids], ambiguous: [...ambiguous] };
}

const isBoundary = (character: string | undefined) =>
  character === undefined || !/[\p{L}\p{N}_]/u.test(character);

const toGivenName = (name: string): string => name.toLowerCase().split(" ")[0] ?? "";
