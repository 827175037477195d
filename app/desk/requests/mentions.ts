type Person = {
  id: number;
  name: string;
  /** Whether the person may open what the note is about. */
  canOpen: boolean;
};

export type Mentions = {
  ids: number[];
  /** Given names that several people have, in lower case: it is not known who is meant. */
  ambiguous: string[];
  /** Names of people who may not open what the note is about. */
  excluded: string[];
  /** Words after `@` that are no name of a colleague. */
  unknown: string[];
};

/** The people whom a note names with `@`: by full name, or by a given name. */
export function findMentioned(note: string, people: readonly Person[]): Mentions {
  const ids = new Set<number>();
  const ambiguous = new Set<string>();
  const excluded = new Set<string>();
  const unknown = new Set<string>();
  for (const { index } of note.matchAll(/(?<![\p{L}\p{N}_])@/gu)) {
    const rest = note.slice(index + 1);
    const byFullName = people.filter(({ name }) => beginsWith(rest, name));
    const byGivenName = people.filter(({ name }) => beginsWith(rest, toGivenName(name)));
    const named = byFullName.length > 0 ? byFullName : byGivenName;
    const open = named.filter(({ canOpen }) => canOpen);
    const word = WORD.exec(rest)?.[0];
    if (byFullName.length === 0 && open.length > 1)
      ambiguous.add(toGivenName(named[0]?.name ?? ""));
    else if (open.length > 0) for (const { id } of open) ids.add(id);
    else if (named.length > 0) for (const { name } of named) excluded.add(name);
    else if (word) unknown.add(word);
  }
  return {
    ids: [...ids],
    ambiguous: [...ambiguous],
    excluded: [...excluded],
    unknown: [...unknown],
  };
}

/** A word that may be a name. The scope of a package, as in `@angular/core`, is none. */
const WORD = /^\p{L}[\p{L}\p{N}_'-]*(?![\p{L}\p{N}_'/-])/u;

function beginsWith(text: string, name: string): boolean {
  const isName = text.slice(0, name.length).toLowerCase() === name.toLowerCase();
  return isName && !/^(?:[\p{L}\p{N}_]|-\p{L})/u.test(text.slice(name.length));
}

const toGivenName = (name: string): string => name.toLowerCase().split(" ")[0] ?? "";
