import fc from "fast-check";
import { hostileName, hostileText, inAddress } from "./hostile.ts";
import type { Surface } from "./surface.ts";

const pick = <Value>(values: readonly Value[]) => fc.constantFrom(...values);

/** A query of these parameters, some of it with values that are not meant for them. */
export function toQuery(parameters: readonly string[], values: readonly string[]) {
  const name = fc.oneof(
    { weight: 9, arbitrary: pick(parameters) },
    { weight: 1, arbitrary: hostileName },
  );
  const value = fc.oneof(
    { weight: 1, arbitrary: hostileText },
    { weight: 1, arbitrary: pick(values) },
  );
  const signs = ["=", "=", "=", "=", "=", "=", "[]=", "[0]=", "[x]=", ""];
  const pair = fc
    .tuple(inAddress(name), inAddress(value), pick(signs))
    .map(([left, right, sign]) => (sign === "" ? left : left + sign + right));
  const pairs = fc.oneof(
    { weight: 5, arbitrary: pair.map((one) => [one]) },
    { weight: 5, arbitrary: fc.array(pair, { minLength: 1, maxLength: 4 }) },
    { weight: 1, arbitrary: pair.map((one) => Array<string>(60).fill(one)) },
  );
  return fc.oneof(
    { weight: 1, arbitrary: fc.constant("") },
    { weight: 4, arbitrary: pairs.map((all) => `?${all.join("&")}`) },
  );
}

const ENDINGS = [
  ..."/ // /. /.. /%2e%2e %2F %5C .html ;x=y %00 %0d%0aX-Injected:%20yes %20 ~ .json /cv".split(
    " ",
  ),
  ..."/cv.json %C0%AE %ff %E2%80%AE .br .map /index.html .data /_.data .data.data #x".split(" "),
  ...["/".repeat(200), "/a".repeat(300), "x".repeat(3_000)],
];
const BEGINNINGS = [
  ..."/ // /\\ //evil.example /\\evil.example /%2f%2fevil.example /api /assets /media".split(" "),
  ..."/_ipx/w_320 /_ipx/_ /.. /. /%2e%2e/%2e%2e /social /builds /API /blog /tag".split(" "),
  ..."http://evil.example https://localhost /developers".split(" "),
];

function escapeAll(path: string): string {
  return path.replace(/\w/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
}

/** `/developers/:slug` with these texts in place of what is open. */
function fill(pattern: string, texts: readonly string[]): string {
  const left = [...texts];
  return pattern.replace(/:\w+|\{\w+\}|\*/g, () => left.shift() ?? "x");
}

/** A pattern's places filled with what does not belong there, or with what does. */
export function toFilled(pattern: string, values: readonly string[]): fc.Arbitrary<string> {
  const text = fc.oneof(
    { weight: 2, arbitrary: inAddress(hostileText) },
    { weight: 1, arbitrary: pick(values).map(encodeURIComponent) },
  );
  return fc.array(text, { minLength: 3, maxLength: 3 }).map((texts) => fill(pattern, texts));
}

/** Paths that there are and paths near them: escaped, with something before, behind or inside. */
export function toPath({ pages, files, patterns, values }: Surface): fc.Arbitrary<string> {
  const filled = fc.oneof(...patterns.map((pattern) => toFilled(pattern, values)));
  const known = fc.oneof(pick(pages), pick(pages), pick(files), filled);
  const inserted = fc.tuple(known, fc.nat(), inAddress(hostileText)).map(([path, place, text]) => {
    const at = 1 + (place % path.length);
    return path.slice(0, at) + text + path.slice(at);
  });
  return fc.oneof(
    { weight: 3, arbitrary: known },
    { weight: 2, arbitrary: fc.tuple(known, pick(ENDINGS)).map(([path, end]) => path + end) },
    {
      weight: 2,
      arbitrary: fc.tuple(pick(BEGINNINGS), known).map(([start, path]) => start + path),
    },
    { weight: 1, arbitrary: known.map((path) => path.toUpperCase()) },
    { weight: 1, arbitrary: known.map(escapeAll) },
    { weight: 1, arbitrary: inserted },
  );
}

const MODIFIERS = [
  ..."w_320 w_640 w_1280 f_webp f_avif f_png fit_cover q_80 s_320x320 h_320 b_ffffff _".split(" "),
  ..."w_0 w_-1 w_99999 s_9999x9999 f_svg f_exe rotate_90 enlarge blur_99 w_320_ w_NaN".split(" "),
  ..."q_1e9 __proto___x constructor_1 w w_320,w_640 animated %2c b_%23fff".split(" "),
];
const NO_PICTURES = ["/../etc/passwd", "/http://evil.example/x.png", "/media/../../x", "", "/"];

/** Pictures in other sizes: known ones, and ways to ask for what is not offered. */
export function toPicture({ files }: Surface): fc.Arbitrary<string> {
  const modifier = fc.oneof(
    { weight: 5, arbitrary: pick(MODIFIERS) },
    { weight: 1, arbitrary: inAddress(hostileText) },
  );
  const modifiers = fc.array(modifier, { maxLength: 4 }).map((parts) => parts.join(","));
  const path = fc.oneof(
    { weight: 4, arbitrary: pick(files.filter((file) => file.startsWith("/media/"))) },
    { weight: 1, arbitrary: inAddress(hostileText).map((text) => `/media/${text}`) },
    { weight: 1, arbitrary: pick(NO_PICTURES) },
  );
  return fc.tuple(modifiers, path).map(([left, right]) => `/_ipx/${left}${right}`);
}
