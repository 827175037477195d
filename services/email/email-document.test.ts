import { expect, test } from "vitest";
import type { EmailDocument } from "./email-document.ts";
import { toEmailHtml } from "./email-html.server.ts";
import { toEmailText } from "./email-text.server.ts";

const email: EmailDocument = {
  heading: "New request",
  preview: "From Zoë",
  blocks: [
    { kind: "text", text: "First line\nSecond line" },
    { kind: "details", title: "Contact", details: [["Name", "Zoë <b>&"]] },
    { kind: "quote", title: "Message", text: "One\n<script>alert(1)</script>" },
    {
      kind: "links",
      title: "Developers",
      links: [{ label: "Anna", href: 'https://a.example/?a="b"&c', detail: "EUR 60 / h" }],
    },
    { kind: "steps", title: "Next", steps: ["We read it", "We call you"] },
  ],
  footer: "OGDS\nhello@ogds.example",
};

test("text and HTML say the same", async () => {
  expect(toEmailText(email)).toBe(`New request

First line
Second line

Contact
-------
Name: Zoë <b>&

Message
-------
> One
> <script>alert(1)</script>

Developers
----------
- Anna
  EUR 60 / h
  https://a.example/?a="b"&c

Next
----
1. We read it
2. We call you

-- 
OGDS
hello@ogds.example
`);
  const html = await toEmailHtml(email);
  for (const words of [
    "New request",
    "First line<br>Second line",
    "Anna",
    "EUR 60 / h",
    "call you",
  ])
    expect(html).toContain(words);
});

test("input of visitors never becomes markup", async () => {
  const html = await toEmailHtml(email);
  expect(html).not.toContain("<script>");
  expect(html).toContain("Zoë &lt;b&gt;&amp;");
  expect(html).toContain('href="https://a.example/?a=&quot;b&quot;&amp;c"');
});
