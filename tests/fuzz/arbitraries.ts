import fc from "fast-check";

type Source<Value> = fc.Arbitrary<Value> | readonly Value[];

/** One of these values. */
export const pick = <Value>(values: readonly Value[]) => fc.constantFrom(...values);

/** A value of one of these sources, each chosen as often as its weight says. */
export function weigh<Value>(
  ...choices: (readonly [weight: number, source: Source<Value>])[]
): fc.Arbitrary<Value> {
  return fc.oneof(
    ...choices.map(([weight, source]) => ({
      weight,
      arbitrary: source instanceof fc.Arbitrary ? source : pick(source),
    })),
  );
}

export function join(...parts: fc.Arbitrary<string>[]): fc.Arbitrary<string> {
  return fc.tuple(...parts).map((texts) => texts.join(""));
}

/** Texts without spaces, written with spaces or line breaks between them. */
export const words = (text: string) => text.trim().split(/\s+/);

export function bytes(maxLength: number): fc.Arbitrary<Buffer> {
  return fc.uint8Array({ maxLength }).map((array) => Buffer.from(array));
}
