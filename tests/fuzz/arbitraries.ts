import fc from "fast-check";

/** One of these, each as often as its weight says. */
export function weigh<Value>(
  ...choices: readonly (readonly [weight: number, arbitrary: fc.Arbitrary<Value>])[]
): fc.Arbitrary<Value> {
  return fc.oneof(...choices.map(([weight, arbitrary]) => ({ weight, arbitrary })));
}

export const pick = <Value>(values: readonly Value[]): fc.Arbitrary<Value> =>
  fc.constantFrom(...values);

/** Texts without white space, written as one. */
export const toTexts = (list: string): string[] => list.trim().split(/\s+/);

export const randomBytes = (maxLength: number): fc.Arbitrary<Buffer> =>
  fc.uint8Array({ maxLength }).map((raw) => Buffer.from(raw));
