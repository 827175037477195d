import { expect, test } from "vitest";
import { mapLists } from "./member-filters.ts";
import { packOptions, unpackOptions } from "./packed-options.ts";

test("options reach the browser as they are, also without a number and in an empty list", () => {
  const options = {
    ...mapLists(() => []),
    technology: [
      { value: "c-sharp", label: "C#, .NET & “co”", members: 12 },
      { value: "react", label: "React", members: 0 },
    ],
    tag: [{ value: "fintech", label: "Fintech", members: undefined }],
  };
  expect(unpackOptions(packOptions(options))).toEqual(options);
});
