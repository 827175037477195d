import { expect, test } from "vitest";
import { splitQuote } from "./split-quote.ts";

test.each([
  ["Yes, Monday.", "Yes, Monday.", ""],
  [
    "Yes, Monday.\n\nOn 24 Nov 2026 at 10:02, Mari Kask <mari@ogds.example> wrote:\n> Which day?\n>\n> Mari\n",
    "Yes, Monday.",
    "On 24 Nov 2026 at 10:02, Mari Kask <mari@ogds.example> wrote:\n> Which day?\n>\n> Mari",
  ],
  ["> Which day?\n\nMonday.", "Monday.", "> Which day?"],
  ["See this:\n\n> Which day?", "See this:", "> Which day?"],
  ["> Which day?\nMonday.\n> Who?\nAnna.", "> Which day?\nMonday.\n> Who?\nAnna.", ""],
  ["> Only a quote", "> Only a quote", ""],
])("of %j only what is quoted is apart", (email, text, quoted) => {
  expect(splitQuote(email)).toEqual({ text, quoted });
});
