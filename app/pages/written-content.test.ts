import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { checkFolder } from "#services/content/check-content.server.ts";
import { formatProblem } from "#services/content/parsing/content-problem.ts";
import { exportContent } from "#services/content/transfer/export-content.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { importFolder } from "#tests/support/import-folder.ts";
import { faqsContent } from "./faqs.content.server.ts";
import { pageTextsContent } from "./page-texts.content.server.ts";
import { getFaq, getPageText } from "./page-texts.service.server.ts";

const { db } = await createTestDatabase();
const kinds = [pageTextsContent, faqsContent];

const PRICING = `---
title: Pricing
description: What a developer costs.
heading: One rate
lead: It is on the profile.
---

## What you pay

The rate, and *nothing* else.

## Invoices {#invoices}

Monthly.
`;

const CLIENT = `---
title: Clients FAQ
description: Answers for clients.
---

## Buyout

### What is developer buyout? {#what-is-developer-buyout}

You pay **70 %** of a monthly rate.

### And then?

Nothing more.
`;

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "ogds-written-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function writeFolder(files: Record<string, string>): string {
  const folder = makeFolder();
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  return folder;
}

async function check(files: Record<string, string>): Promise<string[]> {
  const { problems } = await checkFolder(writeFolder(files), kinds);
  return problems.map((problem) => formatProblem(problem, (file) => file));
}

const publish = async (folder: string) => (await importFolder(db, folder, kinds)).lines;

describe("page texts and questions in the content folder", () => {
  test("an import shows them on their pages", async () => {
    await publish(writeFolder({ "pages/pricing.md": PRICING, "faq/client.md": CLIENT }));
    expect(await getPageText(db, "pricing")).toEqual({
      slug: "pricing",
      title: "Pricing",
      description: "What a developer costs.",
      heading: "One rate",
      lead: "It is on the profile.",
      updated_at: null,
      sections: [
        {
          id: "what-you-pay",
          heading: "What you pay",
          body: "<p>The rate, and <em>nothing</em> else.</p>",
        },
        { id: "invoices", heading: "Invoices", body: "<p>Monthly.</p>" },
      ],
    });
    const { groups } = await getFaq(db, "client");
    expect(groups).toEqual([
      {
        heading: "Buyout",
        questions: [
          {
            id: "what-is-developer-buyout",
            question: "What is developer buyout?",
            answer: "<p>You pay <strong>70\u00a0%</strong> of a monthly rate.</p>",
          },
          { id: "and-then", question: "And then?", answer: "<p>Nothing more.</p>" },
        ],
      },
    ]);
  });

  test("an export writes the texts back, with line ends that Git may change", async () => {
    const windows = `\ufeff${PRICING.replaceAll("\n", "\r\n")}`;
    await publish(writeFolder({ "pages/pricing.md": windows, "faq/client.md": CLIENT }));
    const folder = makeFolder();
    await exportContent(db, folder, kinds);
    expect(readFileSync(join(folder, "pages/pricing.md"), "utf8")).toBe(PRICING);
    expect(readFileSync(join(folder, "faq/client.md"), "utf8")).toBe(CLIENT);
  });

  test("an import reports what it changed, and nothing the second time", async () => {
    const folder = writeFolder({ "pages/pricing.md": PRICING, "pages/career.md": PRICING });
    expect(await publish(folder)).toEqual([
      "lists of questions: 1 removed (client.md)",
      "page texts: 1 added (career.md)",
    ]);
    expect(await publish(folder)).toEqual([]);
  });

  test("a page whose file is gone still has its title", async () => {
    await publish(writeFolder({ "pages/pricing.md": PRICING }));
    expect(await getPageText(db, "career")).toMatchObject({ title: "Career", sections: [] });
    expect(await getFaq(db, "client")).toMatchObject({ title: "Clients FAQ", groups: [] });
  });
});

describe("a check names file and line of", () => {
  test("a field that is missing, unknown or too long", async () => {
    const text = PRICING.replace("title: Pricing", "titel: Pricing").replace(
      "One rate",
      "x".repeat(121),
    );
    expect(await check({ "pages/pricing.md": text })).toEqual([
      expect.stringMatching(/^pages\/pricing\.md:2:1 titel: /),
      expect.stringMatching(/^pages\/pricing\.md:2:1 title: /),
      expect.stringMatching(/^pages\/pricing\.md:4:10 heading: /),
    ]);
  });

  test("dangerous markup, which is reported and never silently eaten", async () => {
    const text = PRICING.replace(
      "Monthly.",
      "Monthly.\n\n<script>alert(1)</script>\n\n[a](javascript:1)",
    );
    expect(await check({ "pages/pricing.md": text })).toEqual([
      "pages/pricing.md:16:1 HTML is not allowed here: <script>alert(1)</script>",
      "pages/pricing.md:18:1 the link to javascript:1 must begin with https://, mailto:, / or #",
    ]);
  });

  test("a control character in the text", async () => {
    expect(
      await check({ "pages/pricing.md": PRICING.replace("Monthly", "Mon\u0000thly") }),
    ).toEqual(["pages/pricing.md:14:1 contains an invisible control character"]);
  });

  test("a placeholder that nothing replaces", async () => {
    const text = PRICING.replace("Monthly", "{{month}} {{interviewed}} Monthly");
    expect(await check({ "pages/pricing.md": text })).toEqual([
      "pages/pricing.md:14:1 there is no placeholder {{month}}: page texts have {{interviewed}} only",
    ]);
  });

  test("text above the first heading", async () => {
    const text = PRICING.replace("## What you pay\n\n", "");
    expect(await check({ "pages/pricing.md": text })).toEqual([
      expect.stringMatching(/^pages\/pricing\.md:8:1 start the text with a ## heading/),
    ]);
  });

  test("a file without front matter", async () => {
    expect(await check({ "pages/pricing.md": "# Pricing\n" })).toEqual([
      "pages/pricing.md:1:1 begin the file with ---, the fields of the page, and a second ---",
    ]);
  });

  test("a page and an audience that do not exist", async () => {
    expect(await check({ "pages/pricign.md": PRICING, "faq/clients.md": CLIENT })).toEqual([
      "faq/clients.md: there is no audience clients (did you mean client?)",
      "pages/pricign.md: there is no page pricign (did you mean pricing?)",
    ]);
  });

  test("a question without an answer, text without a question, and an anchor used twice", async () => {
    const text = CLIENT.replace("Nothing more.\n", "")
      .replace("## Buyout\n", "## Buyout\n\nSome words.\n")
      .replace("### And then?", "### And then? {#what-is-developer-buyout}");
    expect(await check({ "faq/client.md": text })).toEqual([
      "faq/client.md:6:1 the text below this heading belongs to no ### question",
      "faq/client.md:14:1 the anchor what-is-developer-buyout is used twice",
      "faq/client.md:14:1 this question has no answer",
    ]);
  });
});
