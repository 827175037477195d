import fc from "fast-check";
import { bytes, pick, weigh, words } from "./arbitraries.ts";
import { hostileName, hostileText } from "./hostile.ts";
import type { Surface } from "./surface.ts";

/** A body with the type that is claimed for it. */
export type Body = { type: string; bytes: Buffer };

type Field<Value> = readonly [name: string, value: Value];

/** Fields of which at most `most` are changed, left out, moved, doubled or joined by others. */
function change<Value>(
  good: fc.Arbitrary<Field<Value>[]>,
  value: fc.Arbitrary<Value>,
  most = 3,
): fc.Arbitrary<Field<Value>[]> {
  const step = fc.record({
    at: fc.nat(),
    how: pick(words("change change change leave-out move double add")),
    name: hostileName,
    value,
  });
  return fc.tuple(good, fc.array(step, { maxLength: most })).map(([fields, steps]) => {
    const all = [...fields];
    for (const { at, how, name, value } of steps) {
      const index = at % Math.max(1, all.length);
      const field = all[index];
      if (field && how === "change") all[index] = [field[0], value];
      if (field && how === "double") all.push([field[0], value]);
      if (field && how === "move") all.push(...all.splice(index, 1));
      if (how === "leave-out") all.splice(index, 1);
      if (how === "add") all.push([name, value]);
    }
    return all;
  });
}

const DEEP = 20_000;

/** Values as JSON writes them: also those that no JavaScript value gives. */
const hostileJson = weigh(
  [1, hostileText.map((text) => JSON.stringify(text))],
  [1, fc.json()],
  [
    1,
    [
      ...words(String.raw`null true -0 1e999 -1e999 0.1e-400 [] {} "" "\ud800" "\u0000" {"":""}`),
      ...words('[[[[1]]]] [null] {"__proto__":{"sequence":0}}'),
      '{"constructor":{"prototype":{"x":1}}}',
      "1".repeat(400),
      `[${"0,".repeat(DEEP)}0]`,
      "[".repeat(DEEP) + "]".repeat(DEEP),
    ],
  ],
);

/** Text that looks like JSON but is invalid. */
const BROKEN_JSON = [
  ...words(`NaN undefined 01 'x' , {"a":1,} "\u0001" {}{} /**/{}`),
  "",
  "[".repeat(DEEP),
  '{"a":'.repeat(DEEP),
];

const OTHER_TYPES = [
  ...words("text/plain application/json;;; json application/merge-patch+json APPLICATION/JSON */*"),
  "",
  "application/json; charset=utf-16",
  "application/json, text/html",
  "multipart/form-data; boundary=x",
  "application/x-www-form-urlencoded",
];

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
  const good = Object.entries((example ?? {}) as object).map(([name, value]) =>
    pick(known[name] ?? [value]).map((one): Field<string> => [name, JSON.stringify(one)]),
  );
  const object = change(fc.tuple(...good), hostileJson).map((fields) => {
    const members = fields.map(([name, json]) => `${JSON.stringify(name)}:${json}`);
    return `{${members.join(",")}}`;
  });
  const text = weigh(
    [12, object],
    [1, hostileJson],
    [1, BROKEN_JSON],
    [1, object.map((whole) => `\ufeff${whole}`)],
    [1, object.map((whole) => whole.slice(0, -1))],
  );
  return fc.record({
    type: weigh([8, ["application/json"]], [2, OTHER_TYPES]),
    bytes: weigh(
      [12, text.map((json) => Buffer.from(json))],
      [1, text.map((json) => Buffer.from(json, "utf16le"))],
      [1, bytes(200)],
    ),
  });
}

/** The content of a part of a form; `head` is what stands behind its name. */
type Content = { head: string; bytes: Buffer };

const toContent = (text: string): Content => ({ head: "", bytes: Buffer.from(text) });

const NAMED = "Content-Disposition: form-data; name=";

/** Whole heads of parts that are easily read wrong. */
const ODD_HEADS = [
  "",
  "x",
  "Content-Disposition: form-data",
  NAMED,
  `${NAMED}""`,
  `${NAMED}"a`,
  `${NAMED}a b`,
  'Content-Disposition: attachment; name="name"',
  "content-disposition:form-data;name=name",
  `${NAMED}"name"; filename="x.txt"`,
  `${NAMED}"name"; filename*=UTF-8''%00.pdf`,
  `${NAMED}"name"\r\nContent-Transfer-Encoding: base64`,
  `${NAMED}"name"\r\n X: folded`,
  `${NAMED}"name"\r\nContent-Type: multipart/mixed; boundary=y`,
  `${NAMED}"__proto__"`,
  `${NAMED}"file"; filename="../../x.pdf"`,
  `${NAMED}"file"; filename=""`,
  `X: ${"y".repeat(20_000)}`,
];

const MANY_PARTS = Array.from({ length: 200 }, (_, index) => {
  return { at: 0, head: `${NAMED}"x[${index}]"`, bytes: Buffer.alloc(0) };
});

const BOUNDARY = "----fuzz";
const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

const BROKEN_FORM_TYPES = [
  "",
  "multipart/form-data",
  "multipart/form-data; boundary=",
  `${FORM_TYPE}; boundary=y`,
  "multipart/form-data; boundary=other",
  `multipart/form-data; boundary=${"b".repeat(300)}`,
  'multipart/form-data; boundary="(.*)+$"',
  "application/x-www-form-urlencoded",
  "application/json",
];

/** Ways to damage a form as a whole. */
const DAMAGES: ((whole: Buffer) => Buffer)[] = [
  (whole) => whole.subarray(0, -(BOUNDARY.length + 6)),
  (whole) => whole.subarray(0, whole.length / 2),
  (whole) => Buffer.from(whole.toString("latin1").replaceAll("\r\n", "\n"), "latin1"),
  (whole) => Buffer.concat([Buffer.from("preamble\r\n"), whole]),
  (whole) => Buffer.concat([whole, Buffer.from("epilogue\r\n--x")]),
  () => Buffer.alloc(0),
];

/** Writes fields as a form, in which a part, the type or the whole may be invalid. */
function toMultipart(fields: fc.Arbitrary<Field<Content>[]>): fc.Arbitrary<Body> {
  const oddPart = fc.record({
    at: fc.nat(),
    head: pick(ODD_HEADS),
    bytes: fc.oneof(
      hostileText.map((text) => Buffer.from(text)),
      bytes(64),
    ),
  });
  return fc.record({
    type: weigh([6, [FORM_TYPE]], [1, BROKEN_FORM_TYPES]),
    bytes: fc
      .tuple(
        fields,
        weigh([16, [[]]], [4, fc.array(oddPart, { maxLength: 2 })], [1, [MANY_PARTS]]),
        weigh([8, [(whole: Buffer) => whole]], [1, DAMAGES]),
      )
      .map(([good, odd, damage]) => {
        const parts = good.map(([name, { head, bytes }]) => {
          return { head: `${NAMED}"${name.replaceAll('"', "%22")}"${head}`, bytes };
        });
        for (const part of odd) parts.splice(part.at % (parts.length + 1), 0, part);
        const pieces = parts.flatMap(({ head, bytes }) => [
          Buffer.from(`--${BOUNDARY}\r\n${head}\r\n\r\n`),
          bytes,
          Buffer.from("\r\n"),
        ]);
        return damage(Buffer.concat([...pieces, Buffer.from(`--${BOUNDARY}--\r\n`)]));
      }),
  });
}

/** A form: a good one with some of its fields changed. */
export function toFormBody(
  good: readonly Field<string>[],
  { values, slots }: Pick<Surface, "values" | "slots">,
): fc.Arbitrary<Body> {
  const fields = good.map(([name, text]): Field<Content> => [name, toContent(text)]);
  const text = weigh([3, hostileText], [1, [...values, ...slots]]);
  return toMultipart(change(fc.constant(fields), text.map(toContent)));
}

/** An upload: files with a false type, with names that are unsafe on a disk. */
export function toUploadBody(files: readonly Buffer[]): fc.Arbitrary<Body> {
  const overwritten = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 8 });
  const content = weigh(
    [4, files],
    // Whole documents with single bytes changed: readers believe lengths that stand in them.
    [
      3,
      fc.tuple(pick(files), overwritten).map(([file, changes]) => {
        const copy = Buffer.from(file);
        for (const [at, byte] of changes) if (copy.length > 0) copy[at % copy.length] = byte;
        return copy;
      }),
    ],
    [
      1,
      fc
        .tuple(pick(files), fc.nat())
        .map(([file, end]) => file.subarray(0, end % (file.length + 1))),
    ],
    [1, bytes(300)],
  );
  const filename = weigh([1, hostileText], [1, words("cv.pdf cv.docx ../cv.pdf con.pdf .pdf")]);
  const file = fc
    .tuple(filename, content, pick(["application/pdf", "text/html", "x", ""]))
    .map(([given, bytes, type]): Content => {
      const name = given.replaceAll(/["\r\n]/g, " ");
      return { head: `; filename="${name}"\r\nContent-Type: ${type}`, bytes };
    });
  const purpose = weigh([4, ["cv", "brief"]], [1, hostileText]).map(toContent);
  const good = fc.tuple(purpose, file).map(([first, second]): Field<Content>[] => [
    ["purpose", first],
    ["file", second],
  ]);
  return toMultipart(change(good, fc.oneof(file, purpose), 1));
}
