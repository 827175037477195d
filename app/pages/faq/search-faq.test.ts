import { expect, test } from "vitest";
import { countQuestions, searchFaq, toResultText } from "./search-faq.ts";

const question = (id: string, question: string, answer: string) => ({ id, question, answer });

const groups = [
  {
    heading: "Before",
    questions: [
      question(
        "account",
        "Do I need an account?",
        "<p>No. Look at <a href='/notice'>profiles</a>.</p>",
      ),
      question("vetting", "How are they vetted?", "<p>By a person, R&amp;D included.</p>"),
    ],
  },
  {
    heading: "After",
    questions: [question("notice", "How do I end it?", "<p>Two weeks’ notice.</p>")],
  },
];
const find = (search: string) =>
  searchFaq(groups, search).flatMap(({ questions }) => questions.map(({ id }) => id));

test("a search finds questions and answers, whatever the case and accents", () => {
  expect(find("ACCOUNT")).toEqual(["account"]);
  expect(find("nótice")).toEqual(["notice"]);
  expect(find("r&d")).toEqual(["vetting"]);
});

test("every word has to be there, in any order", () => {
  expect(find("profiles need")).toEqual(["account"]);
  expect(find("profiles vetted")).toEqual([]);
});

test("markup and addresses of links are not searched", () => {
  expect(find("href")).toEqual([]);
  expect(find("notice profiles")).toEqual([]);
});

test("without a search all questions stay, and groups without one go", () => {
  expect(countQuestions(searchFaq(groups, "  "))).toBe(3);
  expect(searchFaq(groups, "notice").map(({ heading }) => heading)).toEqual(["After"]);
});

test("the count is a sentence", () => {
  expect(toResultText(24, "")).toBe("24 questions");
  expect(toResultText(1, " notice ")).toBe("1 question about “notice”");
  expect(toResultText(0, "cats")).toBe("No question about “cats”");
});
