import { expect, test } from "vitest";
import { uploadTokenSchema } from "./upload.ts";
import {
  CHOOSE_FILE_AGAIN,
  FILE_OF_OTHER_TYPE,
  FILE_TOO_LARGE,
  UPLOAD_PENDING,
} from "./upload-terms.ts";

const token = "Ab0_-".repeat(9).slice(0, 43);
const faults = (schema: ReturnType<typeof uploadTokenSchema>, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

test("a token holds, and an empty one only where the file is optional", () => {
  expect(faults(uploadTokenSchema(), token)).toEqual([]);
  expect(faults(uploadTokenSchema(), "")).toEqual([]);
  expect(faults(uploadTokenSchema("Upload your CV"), token)).toEqual([]);
  expect(faults(uploadTokenSchema("Upload your CV"), "")).toEqual(["Upload your CV"]);
  expect(faults(uploadTokenSchema("Upload your CV"), undefined)).toEqual(["Upload your CV"]);
});

test.each([
  [UPLOAD_PENDING, "Wait until the file is uploaded, then continue"],
  [FILE_TOO_LARGE, FILE_TOO_LARGE],
  [FILE_OF_OTHER_TYPE, FILE_OF_OTHER_TYPE],
  [token.slice(1), CHOOSE_FILE_AGAIN],
  ["<b>not one of our texts</b>", CHOOSE_FILE_AGAIN],
])("instead of a token, %j gets the error %j", (value, message) => {
  expect(faults(uploadTokenSchema(), value)).toEqual([message]);
  expect(faults(uploadTokenSchema("Upload your CV"), value)).toEqual([message]);
});
