import { expect, test } from "vitest";
import { readSavedFile, toSizeText } from "./saved-file.ts";
import { findFileFault, toOutcome } from "./send-file.ts";

test("an unacceptable file is rejected before it is sent", () => {
  expect(findFileFault({ size: 0 })).toBe("The file is empty. Choose another one");
  expect(findFileFault({ size: 10 * 1_024 * 1_024 })).toBeUndefined();
  expect(findFileFault({ size: 10 * 1_024 * 1_024 + 1 })).toBe("The file must be 10 MB or smaller");
});

test("a response tells whether another file or a retry is needed", () => {
  const errors = { file: ["The file must be a PDF or a Word document (DOCX)"] };
  expect(toOutcome(422, { errors })).toEqual({ kind: "refused", message: errors.file[0] });
  expect(toOutcome(413, null)).toMatchObject({ kind: "refused" });
  expect(toOutcome(503, { message: "Later." })).toEqual({ kind: "failed", message: "Later." });
  expect(toOutcome(500, { message: "Inside." })).toMatchObject({ kind: "failed" });
  expect(toOutcome(502, "<html>")).toMatchObject({ kind: "failed" });
});

test("a file that was saved is shown again until it expires", () => {
  const saved = {
    cv: "a".repeat(43),
    cv_name: "cv.pdf",
    cv_size: "2048",
    cv_expires_at: "2026-11-28T00:00:00Z",
  };
  const day = Date.parse("2026-11-27");
  expect(readSavedFile(saved, "cv", day)).toMatchObject({ name: "cv.pdf", size: 2_048 });
  expect(readSavedFile(saved, "cv", Date.parse("2026-11-29"))).toBeUndefined();
  expect(readSavedFile({ ...saved, cv: "pending" }, "cv", day)).toBeUndefined();
  expect(readSavedFile({}, "cv", day)).toBeUndefined();
});

test.each([
  [1, "1 KB"],
  [123_000, "120 KB"],
  [1_500_000, "1.4 MB"],
])("%i bytes read %s", (bytes, text) => {
  expect(toSizeText(bytes)).toBe(text);
});
