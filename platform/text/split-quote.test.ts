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
  ["Yes, Monday.\n\n-- \nZoe Tamm\nFjordhaven", "Yes, Monday.", "-- \nZoe Tamm\nFjordhaven"],
  [
    "Yes.\n\n--\nZoe\n\nOn 24 Nov 2026 at 10:02, Mari Kask <mari@ogds.example> wrote:\n> Which day?",
    "Yes.",
    "--\nZoe\n\nOn 24 Nov 2026 at 10:02, Mari Kask <mari@ogds.example> wrote:\n> Which day?",
  ],
  ["Yes.\n\n> Which day?\n\n-- \nZoe", "Yes.", "> Which day?\n-- \nZoe"],
  ["Oui.\n\nEnvoyé de mon iPhone", "Oui.", "Envoyé de mon iPhone"],
  [
    "The offer was\nsent from our office.\n\nZoe",
    "The offer was\nsent from our office.\n\nZoe",
    "",
  ],
  ["-- \nZoe", "-- \nZoe", ""],
  [
    `Yes.\n-- \n${"A long answer.\n".repeat(12)}`,
    `Yes.\n-- \n${"A long answer.\n".repeat(12)}`,
    "",
  ],
  ["> Only a quote", "> Only a quote", ""],
])("of %j only what is quoted and the signature is apart", (email, text, quoted) => {
  expect(splitQuote(email)).toEqual({ text, quoted });
});
