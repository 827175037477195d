type Person = { id: number; name: string };

const isBoundary = (character: string | undefined) =>
  character === undefined || !/[\p{L}\p{N}_]/u.test(character);

/** Ids of the people whom a note names with `@`: by full name, or by a given name that is unique. */
export function findMentioned(note: string, people: readonly Person[]): number[] {
  const text = note.toLowerCase();
  const givenNames = people.map(({ name }) => toGivenName(name));
  const isNamed = (name: string) => {
    for (let at = text.indexOf(`@${name}`); at >= 0; at = text.indexOf(`@${name}`, at + 1)) {
      if (isBoundary(text[at - 1]) && isBoundary(text[at + 1 + name.length])) return true;
    }
    return false;
  };
  return people
    .filter(({ name }) => {
      const given = toGivenName(name);
      const isUnique = givenNames.filter((one) => one === given).length === 1;
      return isNamed(name.toLowerCase()) || (isUnique && isNamed(given));
    })
    .map(({ id }) => id);
}

const toGivenName = (name: string): string => name.toLowerCase().split(" ")[0] ?? "";
