import fc from "fast-check";
import { join, pick, weigh, words } from "./arbitraries.ts";
import { hostileName, hostileText, inUrl } from "./hostile.ts";
import type { Surface } from "./surface.ts";

const hostilePart = inUrl(hostileText);

/** A query of these parameters, some of it with values that are not meant for them. */
export function toQuery(parameters: readonly string[], values: readonly string[]) {
  const name = inUrl(weigh([9, parameters], [1, hostileName]));
  const value = inUrl(weigh([1, hostileText], [1, values]));
  const sign = weigh([6, ["="]], [3, words("[]= [0]= [x]=")]);
  const pair = weigh([9, join(name, sign, value)], [1, name]);
  const pairs = weigh(
    [5, pair.map((one) => [one])],
    [5, fc.array(pair, { minLength: 1, maxLength: 4 })],
    [1, pair.map((one) => Array<string>(60).fill(one))],
  );
  return weigh([1, [""]], [4, pairs.map((all) => `?${all.join("&")}`)]);
}

const ENDINGS = [
  ...words("/ // /. /.. /%2e%2e %2F %5C .html ;x=y %00 %0d%0aX-Injected:%20yes %20 ~ .json /cv"),
  ...words("/cv.json %C0%AE %ff %E2%80%AE .br .map /index.html .data /_.data .data.data #x"),
  "/".repeat(200),
  "/a".repeat(300),
  "x".repeat(3_000),
];
const BEGINNINGS = words(String.raw`
  / // /\ //evil.example /\evil.example /%2f%2fevil.example /api /assets /media /_ipx/w_320
  /_ipx/_ /.. /. /%2e%2e/%2e%2e /social /builds /API /blog /tag /developers http://evil.example
  https://localhost`);

function escapeAll(path: string): string {
  return path.replace(/\w/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
}

/** A pattern like `/developers/:slug`, its places filled with hostile texts or with values. */
export function toFilled(pattern: string, values: readonly string[]): fc.Arbitrary<string> {
  const text = weigh([2, hostilePart], [1, values.map(encodeURIComponent)]);
  return fc.array(text, { minLength: 3, maxLength: 3 }).map((texts) => {
    return pattern.replace(/:\w+|\{\w+\}|\*/g, () => texts.shift() ?? "x");
  });
}

/** Paths that there are and paths near them: escaped, with something before, behind or inside. */
export function toPath({ pages, files, patterns, values }: Surface): fc.Arbitrary<string> {
  const filled = fc.oneof(...patterns.map((pattern) => toFilled(pattern, values)));
  const known = weigh([2, pages], [1, files], [1, filled]);
  const inserted = fc.tuple(known, fc.nat(), hostilePart).map(([path, place, text]) => {
    const at = 1 + (place % path.length);
    return path.slice(0, at) + text + path.slice(at);
  });
  return weigh(
    [3, known],
    [2, join(known, pick(ENDINGS))],
    [2, join(pick(BEGINNINGS), known)],
    [1, known.map((path) => path.toUpperCase())],
    [1, known.map(escapeAll)],
    [1, inserted],
  );
}

const MODIFIERS = words(`
  w_320 w_640 w_1280 f_webp f_avif f_png fit_cover q_80 s_320x320 h_320 b_ffffff _
  w_0 w_-1 w_99999 s_9999x9999 f_svg f_exe rotate_90 enlarge blur_99 w_320_ w_NaN
  q_1e9 __proto___x constructor_1 w w_320,w_640 animated %2c b_%23fff`);
const NO_PICTURES = ["/../etc/passwd", "/http://evil.example/x.png", "/media/../../x", "", "/"];

/** Pictures in other sizes: known ones, and ways to ask for what is not offered. */
export function toImage({ files }: Surface): fc.Arbitrary<string> {
  const modifiers = fc.array(weigh([5, MODIFIERS], [1, hostilePart]), { maxLength: 4 });
  const path = weigh(
    [4, files.filter((file) => file.startsWith("/media/"))],
    [1, join(fc.constant("/media/"), hostilePart)],
    [1, NO_PICTURES],
  );
  return fc.tuple(modifiers, path).map(([all, end]) => `/_ipx/${all.join()}${end}`);
}
