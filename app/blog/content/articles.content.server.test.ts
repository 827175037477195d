import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { findMedia } from "#app/site/media/media.service.server.ts";
import { articles } from "#database/tables/articles.ts";
import { toImageId } from "#platform/image/image.server.ts";
import { projectRoot } from "#platform/process/project-root.server.ts";
import { checkFolder } from "#services/content/check-content.server.ts";
import { LOCK_FILE } from "#services/content/folder/lock-file.server.ts";
import { formatProblem } from "#services/content/parsing/content-problem.ts";
import { exportContent } from "#services/content/transfer/export-content.server.ts";
import { writeContentFolder } from "#tests/support/content-folder.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { importFolder } from "#tests/support/import-folder.ts";
import { articleTagsContent } from "./article-tags.content.server.ts";
import { articlesContent } from "./articles.content.server.ts";
import { authorsContent } from "./authors.content.server.ts";

const { db } = await createTestDatabase();
const kinds = [authorsContent, articleTagsContent, articlesContent];

const AUTHOR = `name: Kadri Vaheoja
role: Client lead
bio: Kadri reads every request.
links:
  linkedin: https://www.linkedin.com/in/kadri-vaheoja-example
  github: null
`;
const TAGS = `# What articles are about. The slug is the address: /blog/tag/rates.
- { slug: rates, name: Rates }
- { slug: onboarding, name: Onboarding }
`;
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="675" viewBox="0 0 1200 675"><rect width="1200" height="675" fill="#fff"/></svg>`;
const ARTICLE = `---
title: What a rate covers
description: What an hourly rate pays for, line by line, and how to compare it fairly.
author: kadri-vaheoja
category: { slug: hiring, name: Hiring }
tags: [rates, onboarding]
published_at: 2026-03-01
updated_at: 2026-04-02
featured: true
cover: { file: rate.svg, alt: "A bar divided into parts" }
---
A rate is **no** salary.

## Holidays

![Days in a year](days.svg "Days that are paid for")

### Ärzte

Sick leave.
`;
const OTHER = ARTICLE.replace("featured: true", "featured: false").replace("covers", "leaves out");

const FOLDER = {
  "site.yaml": null,
  "technologies.yaml": null,
  "tags.yaml": null,
  "pages/privacy.md": null,
  "members/anna-kask.yaml": null,
  "authors/kadri-vaheoja.yaml": AUTHOR,
  "article-tags.yaml": TAGS,
  "articles/rate.md": ARTICLE,
  "articles/rate.svg": DRAWING,
  "articles/days.svg": DRAWING,
};

function write(changes: Record<string, string | Buffer | null> = {}): string {
  return writeContentFolder({ ...FOLDER, ...changes });
}

async function check(changes: Record<string, string | Buffer | null>): Promise<string[]> {
  const { problems } = await checkFolder(write(changes), kinds);
  return problems.map((problem) => formatProblem(problem, (file) => file));
}

const publish = async (folder: string) => (await importFolder(db, folder, kinds)).lines;

async function findRow(slug: string) {
  const [row] = await db.select().from(articles).where(eq(articles.slug, slug));
  return row;
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "ogds-blog-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

// why: whether a date is in the future must not depend on the day of the test.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-12-01T12:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("an import", () => {
  test("renders an article once, with contents, reading time, pictures and words to find it by", async () => {
    expect(await publish(write())).toEqual([
      "article tags: 1 added (article-tags.yaml)",
      "articles: 3 added (days.svg, rate.md, rate.svg)",
      "authors: 1 added (kadri-vaheoja.yaml)",
    ]);
    const row = await findRow("rate");
    const id = toImageId(Buffer.from(DRAWING));
    expect(row).toMatchObject({
      title: "What a rate covers",
      category: { slug: "hiring", name: "Hiring" },
      published_at: "2026-03-01",
      updated_at: "2026-04-02",
      featured: true,
      cover: id,
      cover_alt: "A bar divided into parts",
      reading_minutes: 1,
      headings: [
        { id: "holidays", text: "Holidays", level: 2 },
        { id: "arzte", text: "Ärzte", level: 3 },
      ],
    });
    expect(row?.body).toContain(
      `<img src="/media/${id}.svg" alt="Days in a year" width="1200" height="675" loading="lazy" decoding="async" /></div><figcaption>Days that are paid for</figcaption></figure>`,
    );
    expect(row?.search_text.split(" ")).toEqual(
      expect.arrayContaining(["rate", "arzte", "fairly"]),
    );
  });

  test("publishes a drawing as it is and a photograph as WebP of 1600 pixels at most", async () => {
    const photo = await sharp({
      create: { width: 3000, height: 1500, channels: 3, background: "#ff812a" },
    })
      .jpeg()
      .toBuffer();
    await publish(
      write({
        "articles/rate.md": ARTICLE.replace("rate.svg", "rate.jpg"),
        "articles/rate.svg": null,
        "articles/rate.jpg": photo,
      }),
    );
    const drawing = await findMedia({ db }, toImageId(Buffer.from(DRAWING)));
    expect(drawing?.contentType).toBe("image/svg+xml");
    expect(drawing?.bytes.toString()).toBe(DRAWING);
    const image = await findMedia({ db }, toImageId(photo));
    const { format, width, height } = await sharp(image?.bytes).metadata();
    expect({ format, width, height }).toEqual({ format: "webp", width: 1600, height: 800 });
  });

  test("of the same folder changes nothing", async () => {
    const folder = write();
    await publish(folder);
    expect(await publish(folder)).toEqual([]);
  });

  test("unpublishes what is gone, and publishing it again keeps its id", async () => {
    const both = write({ "articles/other.md": OTHER });
    await publish(both);
    const before = await findRow("other");
    expect(await publish(write())).toEqual(["articles: 1 removed (other.md)"]);
    expect(await findRow("other")).toMatchObject({ id: before?.id, published: false });
    expect(await publish(both)).toEqual(["articles: 1 added (other.md)"]);
    expect(await findRow("other")).toMatchObject({ id: before?.id, published: true });
  });

  test("notices a changed author, a renamed tag and another cover", async () => {
    await publish(write());
    expect(
      await publish(
        write({
          "authors/kadri-vaheoja.yaml": AUTHOR.replace("Client lead", "Head of clients"),
          "article-tags.yaml": TAGS.replace("name: Rates", "name: Prices"),
          "articles/rate.svg": DRAWING.replace("#fff", "#eee"),
        }),
      ),
    ).toEqual([
      "article tags: 1 changed (article-tags.yaml)",
      "articles: 1 changed (rate.svg)",
      "authors: 1 changed (kadri-vaheoja.yaml)",
    ]);
  });
});

describe("an export", () => {
  const readFolder = (folder: string) =>
    Object.fromEntries(
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name !== LOCK_FILE)
        .map((entry) => join(entry.parentPath, entry.name))
        .map((path) => [path.slice(folder.length + 1), toImageId(readFileSync(path))]),
    );

  test("writes the same files back, texts with line ends that Git may change", async () => {
    const windows = `\ufeff${OTHER.replaceAll("\n", "\r\n")}`;
    await publish(write({ "articles/other.md": windows }));
    const target = temporaryFolder();
    await exportContent(db, target, kinds);
    expect(readFolder(target)).toEqual(readFolder(write({ "articles/other.md": OTHER })));
  });

  test("removes the files of an article that is gone and leaves unknown pictures", async () => {
    const folder = write({ "articles/other.md": OTHER, "articles/other.svg": DRAWING });
    await publish(folder);
    const target = temporaryFolder();
    cpSync(folder, target, { recursive: true });
    await publish(write());
    cpSync(join(folder, "articles/days.svg"), join(target, "articles/draft.svg"));
    const { removed, retained } = await exportContent(db, target, kinds);
    expect(removed).toEqual(["articles/other.md", "articles/other.svg"]);
    expect(retained).toEqual(["articles/draft.svg"]);
    expect(readdirSync(join(target, "articles"))).toEqual([
      "days.svg",
      "draft.svg",
      "rate.md",
      "rate.svg",
    ]);
  });

  test("of the demo is the same as the demo, and the demo has no problems", async () => {
    const folder = temporaryFolder();
    for (const name of ["articles", "authors", "article-tags.yaml"]) {
      cpSync(join(projectRoot, "content/demo", name), join(folder, name), { recursive: true });
    }
    await publish(folder);
    const target = temporaryFolder();
    await exportContent(db, target, kinds);
    expect(readFolder(target)).toEqual(readFolder(folder));
  });
});

describe("a check names file and line of", () => {
  const replace = (from: string, to: string) => ({ "articles/rate.md": ARTICLE.replace(from, to) });

  test.each([
    [
      "an unknown author",
      replace("author: kadri-vaheoja", "author: kadri-vaheja"),
      'articles/rate.md:4:9 author: there is no author "kadri-vaheja" in authors/ (did you mean kadri-vaheoja?)',
    ],
    [
      "a tag that is nowhere",
      replace("[rates,", "[rate,"),
      'articles/rate.md:6:8 tags.0: there is no article tag "rate" in article-tags.yaml (did you mean rates?)',
    ],
    [
      "a duplicate tag",
      replace("[rates, onboarding]", "[rates, rates]"),
      "articles/rate.md:6:7 tags: lists a tag twice",
    ],
    [
      "a description that is too short",
      replace(
        "description: What an hourly rate pays for, line by line, and how to compare it fairly.",
        "description: Rates.",
      ),
      "articles/rate.md:3:14 description: must have 50 characters or more, not 6",
    ],
    [
      "a date of no calendar",
      replace("2026-03-01", "2026-02-30"),
      'articles/rate.md:7:15 published_at: must be a date of the calendar like 2026-03-31, not the text "2026-02-30"',
    ],
    [
      "an update before the publication",
      replace("2026-04-02", "2026-02-02"),
      "articles/rate.md:8:13 updated_at: is before published_at",
    ],
    [
      "a date that has not come yet",
      replace("updated_at: 2026-04-02", "updated_at: 2026-12-02"),
      "articles/rate.md:8:13 warning updated_at: is in the future; the article is shown immediately anyway",
    ],
    [
      "a cover that is not there",
      replace("file: rate.svg", "file: rates.svg"),
      "articles/rate.md:10:16 cover.file: there is no image rates.svg beside this file",
    ],
    [
      "a cover without a text alternative",
      replace('"A bar divided into parts"', '""'),
      "articles/rate.md:10:31 cover.alt: must not be empty",
    ],
    [
      "a missing image",
      replace("(days.svg", "(day.svg"),
      "articles/rate.md:16:1 there is no image day.svg beside this file",
    ],
    [
      "an image without a text alternative",
      replace("![Days in a year]", "![]"),
      "articles/rate.md:16:1 the image days.svg has no alternative text",
    ],
    [
      "a heading that jumps",
      replace("### Ärzte", "#### Ärzte"),
      "articles/rate.md:18:1 the heading jumps to ####: use ###",
    ],
    [
      "a heading that is too deep",
      replace("Sick leave.", "#### Four\n\n##### Five\n\nSick leave."),
      "articles/rate.md:22:1 this heading is too deep: #### is the last",
    ],
    [
      "dangerous markup",
      replace("Sick leave.", "<iframe src=x></iframe>"),
      "articles/rate.md:20:1 HTML is not allowed here: <iframe src=x></iframe>",
    ],
    [
      "a field that is not known",
      replace("featured:", "feature:"),
      "articles/rate.md:9:1 feature: there is no such field (did you mean featured?)",
    ],
    [
      "a category with two names",
      { "articles/other.md": OTHER.replace("name: Hiring", "name: Hire") },
      'articles/rate.md:5:33 category.name: the category hiring is called "Hire" in articles/other.md: use one name',
    ],
    [
      "a second featured article",
      { "articles/second.md": ARTICLE },
      "articles/second.md:9:11 featured: only one article is featured, and articles/rate.md is already",
    ],
    [
      "a name that cannot be a path",
      { "articles/My Rate.md": OTHER },
      "articles/My Rate.md: the file name becomes a URL: use lower-case letters, digits and single hyphens",
    ],
    [
      "a drawing that acts",
      { "articles/rate.svg": DRAWING.replace("<rect", '<rect onclick="alert(1)"') },
      "articles/rate.svg: onclick of <rect> would run a script, which is not allowed in a drawing",
    ],
    [
      "a picture that is none",
      { "articles/rate.svg": "no" },
      "articles/rate.svg: this image can't be read: save it again as WebP, JPEG, PNG, AVIF or SVG",
    ],
    [
      "a picture that no article shows",
      { "articles/draft.svg": DRAWING },
      "articles/draft.svg: warning no article uses this image",
    ],
    [
      "an author's link that is none",
      { "authors/kadri-vaheoja.yaml": AUTHOR.replace("github: null", "github: kadri") },
      'authors/kadri-vaheoja.yaml:6:11 links.github: must be a full web address like https://example.com, not the text "kadri"',
    ],
  ])("%s", async (_what, changes, problem) => {
    expect(await check(changes)).toContain(problem);
  });

  test("an article without a text", async () => {
    const [head = ""] = ARTICLE.split("A rate is");
    expect(await check({ "articles/rate.md": head, "articles/days.svg": null })).toEqual([
      "articles/rate.md:1:1 has no text below its front matter",
    ]);
  });

  test("a second featured article that has another error", async () => {
    const second = ARTICLE.replace(/^title: .*\n/m, "");
    expect(await check({ "articles/second.md": second })).toEqual([
      "articles/second.md:2:1 title: is missing",
      "articles/second.md:8:11 featured: only one article is featured, and articles/rate.md is already",
    ]);
  });

  test("several things at once", async () => {
    const text = ARTICLE.replace("title: What a rate covers\n", "").replace("### Ä", "#### Ä");
    expect(await check({ "articles/rate.md": text })).toEqual([
      "articles/rate.md:2:1 title: is missing",
      "articles/rate.md:17:1 the heading jumps to ####: use ###",
    ]);
  });
});
