import { expect, test } from "vitest";
import { toEnteredErrors, toEnteredFields } from "./entered-fields.ts";

test("staff are asked by names and hints of their own, never in the words for the sender", () => {
  const fields = toEnteredFields({
    name: { control: "text", label: "Full name", short: "Name", autoComplete: "name" },
    email: { control: "text", label: "Email", hint: "We'll reply here.", autoComplete: "email" },
    about: {
      control: "textarea",
      label: "About",
      question: "About you",
      hint: "What you do best.",
      enteredHint: "What they do best.",
      maxCharacters: 10,
    },
  });
  expect(fields).toMatchObject({
    name: { control: "text", label: "Name", autoComplete: "name" },
    email: { label: "Email", hint: undefined },
    about: { label: "About", hint: "What they do best.", maxCharacters: 10 },
  });
  expect(fields.about).not.toHaveProperty("question");
});

test.each([
  ["Enter your email address", "Enter their email address"],
  ["Select what you're applying for", "Select what they're applying for"],
  ["Select how much time you have", "Select how much time they have"],
  ["About you must be 2,000 characters or less", "About must be 2,000 characters or less"],
  ["Enter a day", "Enter a day"],
])("what is wrong is said of the sender: %s", (message, expected) => {
  expect(toEnteredErrors({ email: [message] })).toEqual({ email: [expected] });
});
