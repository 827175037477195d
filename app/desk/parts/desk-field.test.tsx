import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DeskInput, DeskSelect, DeskTextArea } from "./desk-field.tsx";

const ERRORS = { note: ["Enter a note"] };

test("a control is connected with its label, and takes the attributes of its element", () => {
  const html = renderToStaticMarkup(
    <DeskInput id="phone" label="Phone" name="phone" errors={ERRORS} type="tel" maxLength={20} />,
  );
  expect(html).toContain('<label for="phone"');
  expect(html).toMatch(/<input (?=.*id="phone")(?=.*name="phone")(?=.*type="tel")/);
  expect(html).toMatch(/<input (?=.*maxLength="20")(?=.*class="desk-control")/);
  expect(html).not.toContain("aria-");
});

test("hint and error describe the control, which is invalid", () => {
  const html = renderToStaticMarkup(
    <DeskTextArea id="note" label="Note" name="note" hint="For staff" errors={ERRORS} rows={3} />,
  );
  expect(html).toMatch(/<textarea (?=.*aria-invalid="true")(?=.*rows="3")/);
  expect(html).toContain('aria-describedby="note-hint note-error"');
  expect(html).toMatch(/id="note-hint"[^>]*>For staff</);
  expect(html).toMatch(/id="note-error" role="alert"[^>]*>Enter a note</);
});

test("a select has its options, and a class of its own replaces that of controls", () => {
  const html = renderToStaticMarkup(
    <DeskSelect label="State" name="state" errors={{}} defaultValue="b" className="w-auto">
      <option value="a">A</option>
      <option value="b">B</option>
    </DeskSelect>,
  );
  expect(html).toMatch(/<select (?=.*class="w-auto")/);
  expect(html).toMatch(/<option value="b" selected="">B/);
});
