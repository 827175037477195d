import fc from "fast-check";
import { pick, weigh } from "./arbitraries.ts";
import { hostileName, hostileText, inUrl } from "./hostile.ts";
import type { Surface } from "./surface.ts";

/** A query of these parameters, some of it with values that are not meant for them. */
export function toQuery(parameters: readonly string[], values: readonly string[]) {
  const name = weigh([9, pick(parameters)], [1, hostileName]);
  const value = weigh([1, hostileText], [1, pick(values)]);
  const signs = ["=", "=", "=", "=", "=", "=", "[]=", "[0]=", "[x]=", ""];
  const pair = fc
    .tuple(inUrl(name), inUrl(value), pick(signs))
    .map(([left, right, sign]) => (sign === "" ? left : left + sign + right));
  const pairs = weigh(
    [5, pair.map((one) => [one])],
    [5, fc.array(pair, { minLength: 1, maxLength: 4 })],
    [1, pair.map((one) => Array<string>(60).fill(one))],
  );
  return weigh([1, fc.constant("")], [4, pairs.map((all) => `?${all.join("&")}`)]);
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
  const text = weigh([2, inUrl(hostileText)], [1, pick(values).map(encodeURIComponent)]);
  return fc.array(text, { minLength: 3, maxLength: 3 }).map((texts) => fill(pattern, texts));
}

/** Paths that there are and paths near them: escaped, with something before, behind or inside. */
export function toPath({ pages, files, patterns, values }: Surface): fc.Arbitrary<string> {
  const filled = fc.oneof(...patterns.map((pattern) => toFilled(pattern, values)));
  const known = fc.oneof(pick(pages), pick(pages), pick(files), filled);
  const inserted = fc.tuple(known, fc.nat(), inUrl(hostileText)).map(([path, place, text]) => {
    const at = 1 + (place % path.length);
    return path.slice(0, at) + text + path.slice(at);
  });
  return weigh(
    [3, known],
    [2, fc.tuple(known, pick(ENDINGS)).map(([path, end]) => path + end)],
    [2, fc.tuple(pick(BEGINNINGS), known).map(([start, path]) => start + path)],
    [1, known.map((path) => path.toUpperCase())],
    [1, known.map(escapeAll)],
    [1, inserted],
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
  const modifier = weigh([5, pick(MODIFIERS)], [1, inUrl(hostileText)]);
  const modifiers = fc.array(modifier, { maxLength: 4 }).map((parts) => parts.join(","));
  const path = weigh(
    [4, pick(files.filter((file) => file.startsWith("/media/")))],
    [1, inUrl(hostileText).map((text) => `/media/${text}`)],
    [1, pick(NO_PICTURES)],
  );
  return fc.tuple(modifiers, path).map(([left, right]) => `/_ipx/${left}${right}`);
}
