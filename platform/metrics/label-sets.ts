/** Names of labels, each with all values it can have: what a metric can grow to is known. */
export type Labels = Readonly<Record<string, readonly string[]>>;

/** One value for each label, in the order of the labels. */
export type LabelValues<L extends Labels> = { [Name in keyof L]: L[Name][number] }[keyof L][];

/** Numbers all combinations of label values, so that counting is adding to a place in an array. */
export function createLabelSets(labels: Labels) {
  const names = Object.keys(labels);
  const places = Object.values(labels).map(
    (values) => new Map(values.map((value, place) => [value, place])),
  );
  const sets = Object.entries(labels).reduce<Record<string, string>[]>(
    (all, [name, values]) =>
      all.flatMap((set) => values.map((value) => ({ ...set, [name]: value }))),
    [{}],
  );

  /** Place of a combination. @throws TypeError for a value that no label has */
  function find(values: readonly string[]): number {
    let index = 0;
    for (let label = 0; label < places.length; label++) {
      const known = places[label] as Map<string, number>;
      const place = known.get(values[label] as string);
      if (place === undefined) throw new TypeError(`${names[label]} is never ${values[label]}`);
      index = index * known.size + place;
    }
    return index;
  }

  return { sets, find };
}
