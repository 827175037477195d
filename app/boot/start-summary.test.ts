import { expect, test } from "vitest";
import { toStartSummary } from "./start-summary.ts";

const env = {
  siteUrl: "http://localhost:3000",
  smtpUrl: undefined,
  mailDir: "/srv/ogds/.data/mail",
};

test("the summary names the site, the API docs and the folder with emails", () => {
  expect(toStartSummary(env, "/srv/ogds").split("\n")).toEqual([
    "",
    "  The site is ready.",
    "",
    "  Site      http://localhost:3000",
    "  Desk      http://localhost:3000/desk",
    "  API docs  http://localhost:3000/api/docs",
    "  Emails    files in .data/mail",
    "  Stop      Ctrl+C",
    "",
    "",
  ]);
});

test("with SMTP_URL no folder is named, nor the URL, which holds a password", () => {
  const summary = toStartSummary({ ...env, smtpUrl: "smtp://me:secret@mail.example" }, "/srv/ogds");
  expect(summary).toContain("  Emails    sent by SMTP\n");
  expect(summary).not.toContain("secret");
});

test("until the desk has an owner, the summary has the link that sets one up", () => {
  const link = "http://localhost:3000/desk/welcome/abc";
  expect(toStartSummary(env, "/srv/ogds", link)).toContain(`  Desk      ${link}\n`);
});
