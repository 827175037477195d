import fc from "fast-check";
import { hostileName, hostileText } from "./hostile.ts";
import type { Surface } from "./surface.ts";

/** A body with the type that is claimed for it. */
export type Body = { type: string; bytes: Buffer };

const DEEP = 20_000;

/** Values as JSON writes them: also those that no JavaScript value gives. */
const hostileJson: fc.Arbitrary<string> = fc.oneof(
  hostileText.map((text) => JSON.stringify(text)),
  fc.json(),
  fc.constantFrom(
    ...["null", "true", "-0", "1e999", "-1e999", "1".repeat(400), "0.1e-400", "[]", "{}", '""'],
    ...['{"__proto__":{"sequence":0}}', '{"constructor":{"prototype":{"x":1}}}', '"\\ud800"'],
    ...['"\\u0000"', "[[[[1]]]]", "[null]", '{"":""}', `[${"0,".repeat(DEEP)}0]`],
    "[".repeat(DEEP) + "]".repeat(DEEP),
  ),
);

/** Text that looks like JSON but is invalid. */
const brokenJson = fc.constantFrom(
  ...["NaN", "undefined", "01", "'x'", "", ",", '{"a":1,}', '"\u0001"', "{}{}", "/**/{}"],
  ...["[".repeat(DEEP), '{"a":'.repeat(DEEP)],
);

const jsonType = fc.oneof(
  { weight: 8, arbitrary: fc.constant("application/json") },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ...["", "text/plain", "application/json; charset=utf-16", "application/json;;;", "json"],
      ...["application/merge-patch+json", "APPLICATION/JSON", "application/json, text/html"],
      ...["multipart/form-data; boundary=x", "application/x-www-form-urlencoded", "*/*"],
    ),
  },
);

/** A JSON body: a good one with fields changed, left out or added, or none at all. */
export function toJsonBody(
  example: unknown,
  { slots, secrets }: Pick<Surface, "slots" | "secrets">,
): fc.Arbitrary<Body> {
  const known: Record<string, readonly string[]> = {
    slot: slots,
    hold: [secrets.hold],
    timezone: ["Europe/Tallinn", "UTC"],
  };
  const good = Object.entries((example ?? {}) as object).map(([name, value]) => ({
    name,
    values: (known[name] ?? [value]).map((one) => JSON.stringify(one)),
  }));
  const fields = good.map(({ name, values }) =>
    fc
      .oneof(
        { weight: 12, arbitrary: fc.constantFrom(...values) },
        { weight: 3, arbitrary: hostileJson },
        { weight: 1, arbitrary: fc.constant(undefined) },
      )
      .map((value) => (value === undefined ? [] : [`${JSON.stringify(name)}:${value}`])),
  );
  const name = fc.oneof(
    hostileText,
    fc.constantFrom("__proto__", ...good.map(({ name: own }) => own)),
  );
  const added = fc.tuple(name, hostileJson).map((pair) => `${JSON.stringify(pair[0])}:${pair[1]}`);
  const more = fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(added, { maxLength: 2 }) },
  );
  const object = fc
    .tuple(fc.tuple(...fields), more)
    .map(([own, others]) => `{${[...own.flat(), ...others].join(",")}}`);
  const text = fc.oneof(
    { weight: 12, arbitrary: object },
    { weight: 1, arbitrary: hostileJson },
    { weight: 1, arbitrary: brokenJson },
    { weight: 1, arbitrary: object.map((whole) => `\ufeff${whole}`) },
    { weight: 1, arbitrary: object.map((whole) => whole.slice(0, -1)) },
  );
  const bytes = fc.oneof(
    { weight: 12, arbitrary: text.map((json) => Buffer.from(json)) },
    { weight: 1, arbitrary: text.map((json) => Buffer.from(json, "utf16le")) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((raw) => Buffer.from(raw)) },
  );
  return fc.record({ type: jsonType, bytes });
}

type Part = { head: string; content: Buffer };

const NAMED = "Content-Disposition: form-data; name=";

function toField(name: string, value: string): Part {
  return { head: `${NAMED}"${name.replaceAll('"', "%22")}"`, content: Buffer.from(value) };
}

function toFile(name: string, content: Buffer, type = "application/pdf"): Part {
  const head = `${NAMED}"file"; filename="${name}"\r\nContent-Type: ${type}`;
  return { head, content };
}

/** Heads of parts that a parser has to think about. */
const ODD_HEADS = [
  ...["", "Content-Disposition: form-data", `${NAMED}`, `${NAMED}""`, `${NAMED}"a`, `${NAMED}a b`],
  ...[`${NAMED}"name"; filename="x.txt"`, `${NAMED}"name"; filename*=UTF-8''%00.pdf`, "x"],
  ...[`Content-Disposition: attachment; name="name"`, `content-disposition:form-data;name=name`],
  ...[`${NAMED}"name"\r\nContent-Transfer-Encoding: base64`, `${NAMED}"name"\r\n X: folded`],
  ...[`${NAMED}"name"\r\nContent-Type: multipart/mixed; boundary=y`, `${NAMED}"__proto__"`],
  ...[
    `${NAMED}"file"; filename="../../x.pdf"`,
    `${NAMED}"file"; filename=""`,
    `X: ${"y".repeat(20_000)}`,
  ],
];

const oddPart: fc.Arbitrary<Part> = fc.record({
  head: fc.constantFrom(...ODD_HEADS),
  content: fc.oneof(
    hostileText.map((text) => Buffer.from(text)),
    fc.uint8Array({ maxLength: 64 }).map((raw) => Buffer.from(raw)),
  ),
});

const BOUNDARY = "----fuzz";

/** How a whole body is spoilt; most are not. */
const spoilings: Record<string, (body: Body) => Body> = {
  "nothing is wrong": (body) => body,
  "no end": ({ type, bytes }) => ({ type, bytes: bytes.subarray(0, -(BOUNDARY.length + 6)) }),
  "half of it": ({ type, bytes }) => ({ type, bytes: bytes.subarray(0, bytes.length / 2) }),
  "line breaks of one character": ({ type, bytes }) => ({
    type,
    bytes: Buffer.from(bytes.toString("latin1").replaceAll("\r\n", "\n"), "latin1"),
  }),
  "something before it": ({ type, bytes }) => ({
    type,
    bytes: Buffer.concat([Buffer.from("preamble\r\n"), bytes]),
  }),
  "something after it": ({ type, bytes }) => ({
    type,
    bytes: Buffer.concat([bytes, Buffer.from("epilogue\r\n--x")]),
  }),
  "no boundary": ({ bytes }) => ({ type: "multipart/form-data", bytes }),
  "an empty boundary": ({ bytes }) => ({ type: "multipart/form-data; boundary=", bytes }),
  "another boundary": ({ bytes }) => ({ type: "multipart/form-data; boundary=other", bytes }),
  "a boundary of 300 characters": ({ bytes }) => ({
    type: `multipart/form-data; boundary=${"b".repeat(300)}`,
    bytes,
  }),
  "a boundary that is a pattern": ({ bytes }) => ({
    type: 'multipart/form-data; boundary="(.*)+$"',
    bytes,
  }),
  "two boundaries": ({ type, bytes }) => ({ type: `${type}; boundary=y`, bytes }),
  "another type": ({ bytes }) => ({ type: "application/x-www-form-urlencoded", bytes }),
  "no type": ({ bytes }) => ({ type: "", bytes }),
  "JSON, it says": ({ bytes }) => ({ type: "application/json", bytes }),
  nothing: ({ type }) => ({ type, bytes: Buffer.alloc(0) }),
};

function toMultipart(parts: readonly Part[]): Body {
  const pieces = parts.flatMap(({ head, content }) => [
    Buffer.from(`--${BOUNDARY}\r\n${head}\r\n\r\n`),
    content,
    Buffer.from("\r\n"),
  ]);
  const bytes = Buffer.concat([...pieces, Buffer.from(`--${BOUNDARY}--\r\n`)]);
  return { type: `multipart/form-data; boundary=${BOUNDARY}`, bytes };
}

function spoil(parts: fc.Arbitrary<Part[]>): fc.Arbitrary<Body> {
  const usual = spoilings["nothing is wrong"] as (body: Body) => Body;
  const how = fc.oneof(
    { weight: 5, arbitrary: fc.constant(usual) },
    { weight: 2, arbitrary: fc.constantFrom(...Object.values(spoilings)) },
  );
  return fc.tuple(parts, how).map(([all, spoiling]) => spoiling(toMultipart(all)));
}

/** A form: a good one with some of its fields changed, left out, doubled or joined by others. */
export function toFormBody(
  good: readonly (readonly [string, string])[],
  { values, slots }: Pick<Surface, "values" | "slots">,
): fc.Arbitrary<Body> {
  const value = fc.oneof(
    { weight: 3, arbitrary: hostileText },
    { weight: 1, arbitrary: fc.constantFrom(...values, ...slots) },
  );
  const change = fc.record({
    at: fc.nat(good.length),
    how: fc.constantFrom("change", "change", "change", "leave out", "double", "add", "odd", "many"),
    name: fc.oneof(
      { weight: 2, arbitrary: fc.constantFrom(...good.map(([name]) => name)) },
      { weight: 1, arbitrary: hostileName },
    ),
    value,
    odd: oddPart,
  });
  const parts = fc.array(change, { maxLength: 3 }).map((changes) => {
    const all = good.map(([name, text]) => toField(name, text));
    for (const { at, how, name, value: text, odd } of changes) {
      const [known] = good[at] ?? [name];
      if (how === "change") all[at] = toField(known, text);
      if (how === "leave out") all.splice(at, 1);
      if (how === "double") all.push(toField(known, text));
      if (how === "add") all.push(toField(name, text));
      if (how === "odd") all.splice(at, 0, odd);
      if (how === "many")
        all.push(...Array.from({ length: 200 }, (_, n) => toField(`x[${n}]`, "")));
    }
    return all;
  });
  return spoil(parts);
}

/** An upload: files with a false type, with names that are unsafe on a disk. */
export function toUploadBody(files: readonly Buffer[]): fc.Arbitrary<Body> {
  const content = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...files) },
    {
      weight: 3,
      // Whole documents with single bytes changed: readers believe lengths that stand in them.
      arbitrary: fc
        .tuple(
          fc.constantFrom(...files),
          fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 8 }),
        )
        .map(([file, changes]) => {
          const copy = Buffer.from(file);
          for (const [at, byte] of changes) if (copy.length > 0) copy[at % copy.length] = byte;
          return copy;
        }),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...files), fc.nat())
        .map(([file, end]) => file.subarray(0, end % (file.length + 1))),
    },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }).map((raw) => Buffer.from(raw)) },
  );
  const name = fc.oneof(
    hostileText,
    fc.constantFrom("cv.pdf", "cv.docx", "../cv.pdf", "con.pdf", ".pdf"),
  );
  const file = fc
    .tuple(name, content, fc.constantFrom("application/pdf", "text/html", "x", ""))
    .map(([given, bytes, type]) => toFile(given.replaceAll(/["\r\n]/g, " "), bytes, type));
  const purpose = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom("cv", "brief") },
    { weight: 1, arbitrary: hostileText },
  );
  const parts = fc
    .tuple(
      purpose.map((text) => toField("purpose", text)),
      file,
      fc.array(oddPart, { maxLength: 2 }),
      fc.nat(5),
    )
    .map(([first, second, odd, order]) =>
      order === 0
        ? [...odd, second, first]
        : order === 1
          ? [first, second, second, ...odd]
          : [first, second, ...(order === 2 ? odd : [])],
    );
  return spoil(parts);
}
