/** Names of labels, each with all its possible values, which bounds the size of a metric. */
export type Labels = Readonly<Record<string, readonly string[]>>;

/** One value for each label, in the order of the labels. */
export type LabelValues<L extends Labels> = { [Name in keyof L]: L[Name][number] }[keyof L][];

/** Numbers all combinations of label values, so that counting increments an array element. */
export function createLabelSets(labels: Labels) {
  const names = Object.keys(labels);
  const indexes = Object.values(labels).map(
    (values) => new Map(values.map((value, index) => [value, index])),
  );
  const sets = Object.entries(labels).reduce<Record<string, string>[]>(
    (all, [name, values]) =>
      all.flatMap((set) => values.map((value) => ({ ...set, [name]: value }))),
    [{}],
  );

  /** Index of a combination. @throws TypeError for an unknown label value */
  function find(values: readonly string[]): number {
    let index = 0;
    for (let label = 0; label < indexes.length; label++) {
      const known = indexes[label] as Map<string, number>;
      const position = known.get(values[label] as string);
      if (position === undefined) throw new TypeError(`${names[label]} is never ${values[label]}`);
      index = index * known.size + position;
    }
    return index;
  }

  return { sets, find };
}
