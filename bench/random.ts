/** Pseudo-random numbers in [0, 1) from a seed (mulberry32). */
export function createRandom(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (below: number): number => Math.floor(next() * below);
  return {
    next,
    whole,
    pick: <Item>(items: readonly Item[]): Item => items[whole(items.length)] as Item,
    /** Like `pick`, but the first items are far more likely, as with technologies. */
    pickEarly: <Item>(items: readonly Item[]): Item =>
      items[Math.floor(next() ** 2 * items.length)] as Item,
  };
}
export type Random = ReturnType<typeof createRandom>;
