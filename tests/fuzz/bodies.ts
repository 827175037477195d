import fc from "fast-check";
import { pick, randomBytes, toTexts, weigh } from "./arbitraries.ts";
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

const ODD_TYPES = [
  ...["", "application/json; charset=utf-16", "application/json, text/html"],
  ...["multipart/form-data; boundary=x", "application/x-www-form-urlencoded"],
  ...toTexts(
    "text/plain application/json;;; json application/merge-patch+json APPLICATION/JSON */*",
  ),
];
const jsonType = weigh([8, fc.constant("application/json")], [2, pick(ODD_TYPES)]);

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
    weigh<string | undefined>(
      [12, pick(values)],
      [3, hostileJson],
      [1, fc.constant(undefined)],
    ).map((value) => (value === undefined ? [] : [`${JSON.stringify(name)}:${value}`])),
  );
  const name = fc.oneof(
    hostileText,
    fc.constantFrom("__proto__", ...good.map(({ name: own }) => own)),
  );
  const added = fc.tuple(name, hostileJson).map((pair) => `${JSON.stringify(pair[0])}:${pair[1]}`);
  const more = weigh<string[]>([3, fc.constant([])], [1, fc.array(added, { maxLength: 2 })]);
  const object = fc
    .tuple(fc.tuple(...fields), more)
    .map(([own, others]) => `{${[...own.flat(), ...others].join(",")}}`);
  const text = weigh(
    [12, object],
    [1, hostileJson],
    [1, brokenJson],
    [1, object.map((whole) => `\ufeff${whole}`)],
    [1, object.map((whole) => whole.slice(0, -1))],
  );
  const bytes = weigh(
    [12, text.map((json) => Buffer.from(json))],
    [1, text.map((json) => Buffer.from(json, "utf16le"))],
    [1, randomBytes(200)],
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
  ...[`${NAMED}"file"; filename="../../x.pdf"`, `${NAMED}"file"; filename=""`],
  `X: ${"y".repeat(20_000)}`,
];

const oddPart: fc.Arbitrary<Part> = fc.record({
  head: fc.constantFrom(...ODD_HEADS),
  content: fc.oneof(
    hostileText.map((text) => Buffer.from(text)),
    randomBytes(64),
  ),
});

const BOUNDARY = "----fuzz";

/** Other types than a body has. */
const SPOILT_TYPES = [
  ...[
    "multipart/form-data",
    "multipart/form-data; boundary=",
    "multipart/form-data; boundary=other",
  ],
  ...[`multipart/form-data; boundary=${"b".repeat(300)}`, 'multipart/form-data; boundary="(.*)+$"'],
  ...[`multipart/form-data; boundary=${BOUNDARY}; boundary=y`, "", "application/json"],
  "application/x-www-form-urlencoded",
];

/** What is done to the bytes of a whole body: cut off, changed, and put between other ones. */
const SPOILT_BYTES: ((bytes: Buffer) => Buffer)[] = [
  (bytes) => bytes.subarray(0, -(BOUNDARY.length + 6)),
  (bytes) => bytes.subarray(0, bytes.length / 2),
  (bytes) => Buffer.from(bytes.toString("latin1").replaceAll("\r\n", "\n"), "latin1"),
  (bytes) => Buffer.concat([Buffer.from("preamble\r\n"), bytes]),
  (bytes) => Buffer.concat([bytes, Buffer.from("epilogue\r\n--x")]),
  () => Buffer.alloc(0),
];

function toMultipart(parts: readonly Part[]): Body {
  const pieces = parts.flatMap(({ head, content }) => [
    Buffer.from(`--${BOUNDARY}\r\n${head}\r\n\r\n`),
    content,
    Buffer.from("\r\n"),
  ]);
  const bytes = Buffer.concat([...pieces, Buffer.from(`--${BOUNDARY}--\r\n`)]);
  return { type: `multipart/form-data; boundary=${BOUNDARY}`, bytes };
}

/** Bodies of these parts, most of them as they should be. */
function spoil(parts: fc.Arbitrary<Part[]>): fc.Arbitrary<Body> {
  const body = parts.map(toMultipart);
  return weigh(
    [10, body],
    [3, fc.tuple(body, pick(SPOILT_TYPES)).map(([{ bytes }, type]) => ({ type, bytes }))],
    [2, fc.tuple(body, pick(SPOILT_BYTES)).map(([one, to]) => ({ ...one, bytes: to(one.bytes) }))],
  );
}

/** A form: a good one with some of its fields changed, left out, doubled or joined by others. */
export function toFormBody(
  good: readonly (readonly [string, string])[],
  { values, slots }: Pick<Surface, "values" | "slots">,
): fc.Arbitrary<Body> {
  const value = weigh([3, hostileText], [1, fc.constantFrom(...values, ...slots)]);
  const change = fc.record({
    at: fc.nat(good.length),
    how: fc.constantFrom("change", "change", "change", "leave out", "double", "add", "odd", "many"),
    name: weigh([2, fc.constantFrom(...good.map(([name]) => name))], [1, hostileName]),
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
  const file = pick(files);
  // Readers believe lengths that stand in a document.
  const changes = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 8 });
  const changed = fc.tuple(file, changes).map(([original, all]) => {
    const copy = Buffer.from(original);
    for (const [at, byte] of all) if (copy.length > 0) copy[at % copy.length] = byte;
    return copy;
  });
  const cut = fc.tuple(file, fc.nat()).map(([all, end]) => all.subarray(0, end % (all.length + 1)));
  const content = weigh([4, file], [3, changed], [1, cut], [1, randomBytes(300)]);
  const name = fc.oneof(hostileText, pick(toTexts("cv.pdf cv.docx ../cv.pdf con.pdf .pdf")));
  const upload = fc
    .tuple(name, content, pick(["application/pdf", "text/html", "x", ""]))
    .map(([given, bytes, type]) => toFile(given.replaceAll(/["\r\n]/g, " "), bytes, type));
  const purpose = weigh([4, pick(["cv", "brief"])], [1, hostileText]);
  const order = pick(["usual", "usual", "usual", "odd ones", "twice", "file first"]);
  const parts = fc
    .tuple(purpose, upload, fc.array(oddPart, { maxLength: 2 }), order)
    .map(([text, second, odd, how]) => {
      const first = toField("purpose", text);
      if (how === "file first") return [...odd, second, first];
      return [first, second, ...(how === "twice" ? [second] : []), ...(how === "usual" ? [] : odd)];
    });
  return spoil(parts);
}
