import fc from "fast-check";
import { expect, test } from "vitest";
import { toFileName } from "./file-name.ts";

test.each([
  ["CV.pdf", "CV.pdf"],
  ["Zoë Tamm, CV.PDF", "Zoë Tamm, CV.pdf"],
  ["履歴書.pdf", "履歴書.pdf"],
  ["../../etc/passwd", "passwd.pdf"],
  ["C:\\Users\\me\\cv.pdf", "cv.pdf"],
  ["cv.exe", "cv.exe.pdf"],
  ["annexe\u202Efdp.exe", "annexefdp.exe.pdf"],
  ["a\u0000b\r\nc.pdf", "a b c.pdf"],
  ["-rf.pdf", "rf.pdf"],
  [".htaccess", "htaccess.pdf"],
  ["..", "file.pdf"],
  ["", "file.pdf"],
  ['a"b<c>|d?.pdf', "a_b_c__d_.pdf"],
])("%j is saved as %j", (given, saved) => {
  expect(toFileName(given, "pdf")).toBe(saved);
});

test("a long name is cut before its extension", () => {
  const name = toFileName(`${"x".repeat(500)}.docx`, "docx");
  expect(name).toHaveLength(120);
  expect(name.endsWith("x.docx")).toBe(true);
});

test("whatever is given, the name stays in its folder", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 60 }), (given) => {
      const name = toFileName(given, "pdf");
      expect(name).toMatch(/^[^/\\\p{Cc}\p{Cf}]{1,120}$/u);
      expect(name).not.toMatch(/^[.-]/);
      expect(name.endsWith(".pdf")).toBe(true);
    }),
  );
});
