import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Checkbox } from "./checkbox.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { errorTexts, fieldAria, fieldId } from "./field-aria.ts";
import { Radios } from "./radios.tsx";
import { remainingText, TextArea } from "./text-area.tsx";
import { TextField } from "./text-field.tsx";

test("a field's id comes from its wire name", () => {
  expect(fieldId("email")).toBe("email");
  expect(fieldId("members[0][member_id]")).toBe("members-0-member_id");
});

test("an error is one text or the list of the server's response", () => {
  expect(errorTexts(undefined)).toEqual([]);
  expect(errorTexts("")).toEqual([]);
  expect(errorTexts("Enter your full name")).toEqual(["Enter your full name"]);
  expect(errorTexts(["a", "b"])).toEqual(["a", "b"]);
});

describe("a text field", () => {
  const html = renderToStaticMarkup(
    <TextField
      name="email"
      type="email"
      label="Email address"
      hint="Only for this request"
      error="Enter your email address"
      autoComplete="email"
    />,
  );

  test("names its hint and its error beside the control", () => {
    expect(html).toContain('aria-describedby="email-hint email-error"');
    expect(html).toContain('id="email-hint"');
    expect(html).toContain('id="email-error"');
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain('<label for="email"');
  });

  test("marks optional fields and no required ones", () => {
    expect(renderToStaticMarkup(<TextField name="city" label="City" optional />)).toContain(
      "(optional)",
    );
    expect(html).not.toContain("*");
  });

  test("is not marked as wrong when all is well", () => {
    expect(fieldAria("city", {})).toEqual({
      "aria-describedby": undefined,
      "aria-invalid": undefined,
    });
  });
});

describe("a text area's counter", () => {
  test("counts down and shows how many are too many", () => {
    expect(remainingText(0, 2000)).toBe("You have 2,000 characters remaining");
    expect(remainingText(1999, 2000)).toBe("You have 1 character remaining");
    expect(remainingText(2003, 2000)).toBe("You have 3 characters too many");
  });

  test("does not cut off what is typed, and is spoken politely", () => {
    const html = renderToStaticMarkup(
      <TextArea name="message" label="Message" maxCharacters={2000} />,
    );
    expect(html).not.toContain("maxlength");
    expect(html).toContain('aria-live="polite"');
    expect(html).toContain('aria-describedby="message-limit"');
  });
});

test("the first radio carries the field's id, so that the summary leads to it", () => {
  const html = renderToStaticMarkup(
    <Radios
      name="workload"
      label="How much time do you need?"
      defaultValue="part_time"
      options={[
        { value: "full_time", label: "Full time" },
        { value: "part_time", label: "Part-time" },
      ]}
    />,
  );
  expect(html).toMatch(/id="workload"[^>]*value="full_time"/);
  expect(html).toMatch(/id="workload-part_time"[^>]*checked/);
  expect(html).toContain("<legend");
});

test("a tick box has its error before it and starts unticked", () => {
  const html = renderToStaticMarkup(
    <Checkbox name="consent" label="Keep my profile" error="Tick the box" />,
  );
  expect(html).toContain('aria-describedby="consent-error"');
  expect(html).not.toContain("checked=");
});

describe("the error summary", () => {
  test("links to each field with the field's own text", () => {
    const html = renderToStaticMarkup(
      <ErrorSummary
        errors={{ name: ["Enter your full name"], email: "Enter your email address" }}
      />,
    );
    expect(html).toContain("There is a problem");
    expect(html).toMatch(/<a href="#name"[^>]*>Enter your full name<\/a>/);
    expect(html).toMatch(/<a href="#email"[^>]*>Enter your email address<\/a>/);
    expect(html).toContain('role="alert"');
  });

  test("shows nothing when nothing is wrong", () => {
    expect(renderToStaticMarkup(<ErrorSummary errors={{ name: undefined, email: [] }} />)).toBe("");
  });
});
