import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { FormFields } from "./form-fields.tsx";

const SIZES = [
  { name: "", label: "Not stated" },
  { name: "small", label: "Up to ten" },
];

test("a select has its options, with the answer selected and what is wrong with it", () => {
  const fields = { size: { control: "select", label: "Size", options: SIZES } } as const;
  const html = renderToString(
    <FormFields fields={fields} input={{ size: "small" }} errors={{ size: ["Select a size"] }} />,
  );
  expect(html).toMatch(/<option value="">Not stated<\/option>/);
  expect(html).toMatch(/<option value="small" selected="">Up to ten<\/option>/);
  expect(html).toMatch(/<select[^>]* aria-required="true"[^>]* aria-invalid="true"/);
  expect(html).toContain("Select a size");
});
