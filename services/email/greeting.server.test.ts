import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "#platform/process/project-root.server.ts";
import { toGreeting, toSafeName } from "./greeting.server.ts";

test.each([
  ["Zoë Tamm", "Zoë"],
  ["J. R. Müller-Lüdenscheidt", "J. R. Müller-Lüdenscheidt"],
  ["Dr. Ana Silva", "Dr. Ana Silva"],
  ["Sinéad O’Connor", "Sinéad"],
  ["María de los Ángeles García", "María"],
  ["李小龙", "李小龙"],
  ["Ольга Ивановна", "Ольга"],
  ["محمد علي", "محمد"],
  ["St. John", "St. John"],
  ["Nguyễn Thị Minh Khai", "Nguyễn"],
])("%s is greeted as %s", (name, greeted) => {
  expect(toGreeting(name)).toBe(`Hello ${greeted},`);
});

test.each([
  ["a link", "https://evil.example/win"],
  ["a domain", "evil.com"],
  ["a domain between words", "Visit evil.com now"],
  ["a domain with a space", "evil .com"],
  ["a domain in other dots", "evil。com"],
  ["www", "www evil"],
  ["an address", "zoe@example.com"],
  ["digits and slashes", "11/2026 offer"],
  ["a telephone number", "Call +372 555 0100"],
  ["a line break", "Zoe\nBcc: all"],
  ["a control character", "Zoe\u0007"],
  ["bidirectional marks", "Zoe \u202emoc.live"],
  ["a zero-width space", "ev\u200bil"],
  ["a tag", "<b>Zoe</b>"],
  ["a text", "You have won a prize today"],
  ["a long word", "A".repeat(51)],
  ["stacked marks", "Z\u0335\u0336\u0337oe"],
  ["an emoji", "Zoe 🎁"],
  ["nothing", "  "],
])("%s is not repeated", (_what, name) => {
  expect(toSafeName(name)).toBeUndefined();
  expect(toGreeting(name)).toBe("Hello,");
});

test("what follows the greeting of an email begins with a capital", () => {
  const files = globSync(["app/**/*.ts", "services/**/*.ts", "content/demo/replies/*.md"], {
    cwd: projectRoot,
    exclude: ["**/*.test.ts"],
  });
  const lowerCase = files.filter((file) =>
    /Hello[^\n`"]{0,40},(?:\\n\\n|\n\n)[a-z]/.test(readFileSync(join(projectRoot, file), "utf8")),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(lowerCase).toEqual([]);
});
