/** What is true of a text as a whole, or of its items, computed once for it: each part of a text may ask. */
export function memoize<Key extends object, Value>(compute: (key: Key) => Value) {
  const known = new WeakMap<Key, { value: Value }>();
  return (key: Key): Value => {
    const found = known.get(key);
    if (found) return found.value;
    const value = compute(key);
    known.set(key, { value });
    return value;
  };
}
