import { expect, test } from "vitest";
import { EmailSchema } from "./person.ts";

const read = (email: unknown) => {
  const { data, error } = EmailSchema.safeParse(email);
  return data ?? error?.issues.map(({ message }) => message);
};

test.each([
  " zoe@example.com ",
  "o'brien+shop=1@sub.example.co",
  "a?b=c@example.com",
  "zoe@xn--bcher-kva.example",
])("an email address is accepted: %s", (email) => {
  expect(read(email)).toBe(email.trim());
});

test.each([
  "zoe",
  "zoe@example",
  "zoe@@example.com",
  "a, b@example.com",
  '"a"@example.com',
  "<a@example.com>",
  "=?utf-8?q?a?=@b.example",
  "a=?utf-8?b?YUBi?=@b.example",
  "=?@b.example",
])("what may lead to another recipient is refused: %s", (email) => {
  expect(read(email)).toEqual([
    "Enter an email address in the correct format, like name@example.com",
  ]);
});
