import fc from "fast-check";
import { expect, test } from "vitest";
import { createPdf, createZip } from "#tests/support/documents.ts";
import { findDocumentType } from "./document-type.server.ts";

const PDF = "application/pdf";
const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const sealed = Buffer.concat([
  Buffer.from("d0cf11e0a1b11ae1", "hex"),
  Buffer.alloc(600),
  Buffer.from("EncryptedPackage", "utf16le"),
]);

test.each<[string, Buffer, string | undefined]>([
  ["a PDF", createPdf(), PDF],
  ["a PDF behind a mail gateway's line", Buffer.concat([Buffer.from("X\n"), createPdf()]), PDF],
  ["a DOCX", createZip(), DOCX],
  ["a DOCX with a password", sealed, DOCX],
  ["a PDF that was cut off", createPdf(9_000).subarray(0, 4_500), undefined],
  ["a DOCX that was cut off", createZip().subarray(0, -30), undefined],
  ["another zip", createZip(["a.txt"]), undefined],
  ["a spreadsheet", createZip(["[Content_Types].xml", "xl/workbook.xml"]), undefined],
  [
    "a document with a program in it",
    createZip(["[Content_Types].xml", "word/document.xml", "word/vbaProject.bin"]),
    undefined,
  ],
  ["a program", Buffer.from("MZ\x90\0\x03"), undefined],
  [
    "a program that carries a PDF",
    Buffer.concat([Buffer.from("MZ\x90\0"), createPdf()]),
    undefined,
  ],
  ["a page", Buffer.from("<html>%PDF-1.7 %%EOF</html>"), undefined],
  ["text", Buffer.from("My CV"), undefined],
  ["nothing", Buffer.alloc(0), undefined],
  ["an old container without a document", sealed.subarray(0, 500), undefined],
])("the type of %s is detected by its bytes", (_what, bytes, type) => {
  expect(findDocumentType(bytes)).toBe(type);
});

test("a zip directory with wrong offsets is no document and breaks nothing", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 300 }), fc.uint8Array({ maxLength: 40 }), (at, noise) => {
      const bytes = createZip();
      bytes.set(noise.subarray(0, Math.max(0, bytes.length - at)), Math.min(at, bytes.length));
      expect([undefined, DOCX]).toContain(findDocumentType(bytes));
    }),
  );
});
