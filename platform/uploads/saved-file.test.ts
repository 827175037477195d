import { expect, test } from "vitest";
import {
  CHOOSE_FILE_AGAIN,
  FILE_TOO_LARGE,
  UPLOAD_PENDING,
} from "#contract/values/upload-terms.ts";
import { readFileState, readSavedFile, toSizeText } from "./saved-file.ts";

const NOW = Date.parse("2026-11-21T12:00:00Z");
const saved = {
  cv: "a".repeat(43),
  cv_name: "cv.pdf",
  cv_size: "1200",
  cv_expires_at: "2026-11-22T12:00:00Z",
};
const read = (changes: Partial<typeof saved> = {}) =>
  readFileState({ ...saved, ...changes }, "cv", NOW);

test("an uploaded file survives reloads", () => {
  expect(read()).toEqual({
    kind: "saved",
    file: { upload: saved.cv, name: "cv.pdf", size: 1_200, expires_at: saved.cv_expires_at },
  });
  expect(readFileState({}, "cv", NOW)).toEqual({ kind: "empty" });
});

test.each([
  ["has expired", { cv_expires_at: "2026-11-21T11:59:59Z" }, CHOOSE_FILE_AGAIN],
  ["was still on its way", { cv: UPLOAD_PENDING, cv_expires_at: "" }, CHOOSE_FILE_AGAIN],
  ["was refused", { cv: FILE_TOO_LARGE, cv_expires_at: "" }, FILE_TOO_LARGE],
])("a file that %s is named and reported as missing", (_what, changes, fault) => {
  expect(read(changes)).toEqual({
    kind: "refused",
    file: { name: "cv.pdf", size: 1_200 },
    fault,
  });
  expect(readSavedFile({ ...saved, ...changes }, "cv", NOW)).toBeUndefined();
});

test.each([
  [1, "1 KB"],
  [120 * 1_024, "120 KB"],
  [1_468_006, "1.4 MB"],
])("%i bytes are %s", (bytes, text) => {
  expect(toSizeText(bytes)).toBe(text);
});
