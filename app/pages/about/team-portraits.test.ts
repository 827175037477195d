import { expect, test } from "vitest";
import { addPortraits } from "./team-portraits.ts";

const AVATAR = `/media/${"a".repeat(64)}.webp`;
const PORTRAITS = new Map([
  ["Ann O'Neil", AVATAR],
  ["Kadri Vaheoja", AVATAR],
]);

test("a paragraph that begins with the name of a person has the portrait above it", () => {
  const html = addPortraits(
    "<p><strong>Kadri Vaheoja, client lead</strong>, reads.</p><p><strong>Ann O'Neil</strong></p>",
    PORTRAITS,
  );
  expect(
    html.match(/<p><img src="\/_ipx\/[^"]*&amp;w_80[^"]*" srcset="[^"]* 2x"[^>]*><strong>/g),
  ).toHaveLength(2);
});

test("another name that begins alike, a name inside a text and other markup stay as they are", () => {
  for (const html of [
    "<p><strong>Kadri Vaheojanson</strong></p>",
    "<p>Ask <strong>Kadri Vaheoja</strong>.</p>",
    "<h3><strong>Kadri Vaheoja</strong></h3>",
  ]) {
    expect(addPortraits(html, PORTRAITS)).toBe(html);
  }
});
