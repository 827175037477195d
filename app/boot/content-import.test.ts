import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import pg from "pg";
import sharp from "sharp";
import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import { contentKinds } from "#app/content.ts";
import { members } from "#database/tables/members.ts";
import { createLog } from "#platform/log.server.ts";
import { projectRoot } from "#platform/project-root.server.ts";
import { checkContent } from "#services/content/check-content.server.ts";
import { formatChanges, hasChanges } from "#services/content/content-changes.server.ts";
import { findContentVersion } from "#services/content/content-version.repository.server.ts";
import { exportContent } from "#services/content/export-content.server.ts";
import { importContent } from "#services/content/import-content.server.ts";
import { ANNA, writeContentFolder } from "#tests/support/content-folder.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { importAtFirstStart } from "./import-at-first-start.server.ts";

const DEMO = join(projectRoot, "content/demo");
const BO = ANNA.replace("first_name: Anna", "first_name: Bo");
const PHOTO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><rect width="200" height="100" fill="red"/></svg>`;

const { db, url } = await createTestDatabase();

afterEach(async () => {
  await db.execute(
    sql`truncate content_version, site, technologies, tags, members, proposals, media restart identity cascade`,
  );
});

async function importFolder(folder: string) {
  const { changes, version } = await importContent(db, await checkContent(folder, contentKinds));
  const lines = changes
    .filter((entry) => hasChanges(entry.changes))
    .map((entry) => `${entry.name}: ${formatChanges(entry.changes)}`);
  return { lines, version };
}

function listMembers() {
  return db
    .select({ id: members.id, slug: members.slug, published: members.published })
    .from(members)
    .orderBy(members.slug);
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "ogds-export-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Files of a folder with their content. */
function readFolder(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    names
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(folder.length + 1), readFileSync(path, "base64")]),
  );
}

describe("an import", () => {
  it("reports what it changed and gives the content a version", async () => {
    expect(await importFolder(writeContentFolder({ "members/bo-ek.yaml": BO }))).toEqual({
      lines: [
        "site: added",
        "tags: 1 added (logistics)",
        "technologies: 2 added (react, typescript)",
        "members: 2 added (anna-kask, bo-ek)",
      ],
      version: 1,
    });
    const changed = writeContentFolder({
      "members/anna-kask.yaml": ANNA.replace("sales_rate: 58", "sales_rate: 59"),
      "members/carl-oja.yaml": BO,
      "site.yaml": null,
    });
    cpSync(join(writeContentFolder(), "site.yaml"), join(changed, "site.yaml"));
    expect(await importFolder(changed)).toEqual({
      lines: ["members: 1 added (carl-oja), 1 changed (anna-kask), 1 unpublished (bo-ek)"],
      version: 2,
    });
  });

  it("of the same folder changes nothing and keeps the version", async () => {
    const folder = writeContentFolder({ "members/anna-kask.svg": PHOTO });
    await importFolder(folder);
    const before = await db.execute(sql`select xmin::text, * from members`);
    expect(await importFolder(folder)).toEqual({ lines: [], version: undefined });
    expect((await db.execute(sql`select xmin::text, * from members`)).rows).toEqual(before.rows);
    expect(await findContentVersion(db)).toBe(1);
  });

  it("counts the version up once, whatever it changed", async () => {
    await importFolder(writeContentFolder());
    const site = readFileSync(join(writeContentFolder(), "site.yaml"), "utf8");
    const onlySite = { "site.yaml": site.replace("name: OGDS\n", "name: Other\n") };
    expect(await importFolder(writeContentFolder(onlySite))).toEqual({
      lines: ["site: changed"],
      version: 2,
    });
    const both = { "tags.yaml": "- { slug: logistics, name: Freight }\n" };
    expect(await importFolder(writeContentFolder(both))).toEqual({
      lines: ["site: changed", "tags: 1 changed (logistics)"],
      version: 3,
    });
  });

  it("notifies the running processes of the new version when it is done", async () => {
    const listener = new pg.Client(url);
    await listener.connect();
    onTestFinished(() => listener.end());
    await listener.query("listen content_version");
    const received = new Promise((resolve) =>
      listener.once("notification", ({ payload }) => resolve(payload)),
    );
    await importFolder(writeContentFolder());
    expect(await received).toBe("1");
  });

  it("unpublishes a member who is gone and restores the id on return", async () => {
    const both = writeContentFolder({ "members/bo-ek.yaml": BO });
    await importFolder(both);
    const [anna, bo] = await listMembers();
    expect((await importFolder(writeContentFolder())).lines).toEqual([
      "members: 1 unpublished (bo-ek)",
    ]);
    expect(await listMembers()).toEqual([anna, { ...bo, published: false }]);
    expect((await importFolder(both)).lines).toEqual(["members: 1 published again (bo-ek)"]);
    expect(await listMembers()).toEqual([anna, bo]);
  });

  it("unpublishes a technology that is gone and preserves the data of unpublished members", async () => {
    await importFolder(writeContentFolder({ "members/bo-ek.yaml": BO }));
    const only = {
      "technologies.yaml": "- { slug: react, name: React }\n",
      "members/anna-kask.yaml": ANNA.replace("  - { slug: typescript, years: 6 }\n", ""),
    };
    expect((await importFolder(writeContentFolder(only))).lines).toEqual([
      "technologies: 1 unpublished (typescript)",
      "members: 1 changed (anna-kask), 1 unpublished (bo-ek)",
    ]);
    expect((await importFolder(writeContentFolder({ "members/bo-ek.yaml": BO }))).lines).toEqual([
      "technologies: 1 published again (typescript)",
      "members: 1 changed (anna-kask), 1 published again (bo-ek)",
    ]);
  });

  it("notices a new order", async () => {
    await importFolder(writeContentFolder());
    const turned = "- { slug: typescript, name: TypeScript }\n- { slug: react, name: React }\n";
    expect((await importFolder(writeContentFolder({ "technologies.yaml": turned }))).lines).toEqual(
      ["technologies: put in another order"],
    );
  });

  it("stores a photo as WebP of 640 pixels at most, without metadata, beside the original", async () => {
    const wide = await sharp({
      create: { width: 1600, height: 800, channels: 3, background: "#234" },
    })
      .withExif({ IFD0: { Copyright: "somebody" } })
      .jpeg()
      .toBuffer();
    await importFolder(writeContentFolder({ "members/anna-kask.jpg": wide }));
    const { rows } = await db.execute<{
      id: string;
      bytes: Buffer;
      original: Buffer;
      width: number;
      height: number;
    }>(sql`select media.* from media join members on members.avatar = media.id`);
    const [photo] = rows;
    expect(photo).toMatchObject({ width: 640, height: 320 });
    expect(photo?.original.equals(wide)).toBe(true);
    const metadata = await sharp(photo?.bytes).metadata();
    expect(metadata).toMatchObject({ format: "webp", width: 640, height: 320 });
    expect(metadata.exif).toBeUndefined();
  });

  it("draws a small drawing at full size", async () => {
    await importFolder(writeContentFolder({ "members/anna-kask.svg": PHOTO }));
    const { rows } = await db.execute(sql`select width, height from media`);
    expect(rows).toEqual([{ width: 640, height: 320 }]);
  });

  it("that fails half way changes nothing", async () => {
    await importFolder(writeContentFolder());
    const before = await listMembers();
    await db.execute(sql`alter table members add constraint no_carl check (slug <> 'carl-oja')`);
    const folder = writeContentFolder({
      "tags.yaml": "- { slug: logistics, name: Freight }\n",
      "members/anna-kask.yaml": ANNA.replace("sales_rate: 58", "sales_rate: 59"),
      "members/bo-ek.yaml": BO,
      "members/carl-oja.yaml": BO,
      "members/carl-oja.svg": PHOTO,
    });
    await expect(importFolder(folder)).rejects.toThrow();
    await db.execute(sql`alter table members drop constraint no_carl`);
    expect(await listMembers()).toEqual(before);
    expect(await findContentVersion(db)).toBe(1);
    const { rows } = await db.execute(sql`select name from tags union all select id from media`);
    expect(rows).toEqual([{ name: "Logistics" }]);
  });

  it("of a folder with an error is refused", async () => {
    const folder = writeContentFolder({ "tags.yaml": "- { slug: A, name: A }\n" });
    await expect(importFolder(folder)).rejects.toThrow("has problems");
    expect(await findContentVersion(db)).toBeUndefined();
  });

  it("follows another one that runs at the same time", async () => {
    const one = writeContentFolder({ "members/bo-ek.yaml": BO });
    const two = writeContentFolder({ "members/carl-oja.yaml": BO });
    const [first, second] = await Promise.all([importFolder(one), importFolder(two)]);
    expect([first.version, second.version].sort()).toEqual([1, 2]);
    const shown = (await listMembers()).filter(({ published }) => published);
    expect(shown.map(({ slug }) => slug)).toEqual([
      "anna-kask",
      first.version === 2 ? "bo-ek" : "carl-oja",
    ]);
  });
});

describe("an export", () => {
  it("of the demo marketplace is the folder that was imported, byte for byte", async () => {
    await importFolder(DEMO);
    const target = temporaryFolder();
    const { removed } = await exportContent(db, target, contentKinds);
    expect(removed).toEqual([]);
    expect(readFolder(target)).toEqual(readFolder(DEMO));
    expect(await importFolder(target)).toEqual({ lines: [], version: undefined });
  }, 60_000);

  it("preserves comments and layout of files without changes", async () => {
    const folder = writeContentFolder();
    const commented = `# Anna asked to be called Ann.\n${ANNA.replace("sales_rate: 58", "sales_rate: 58.0")}`;
    writeFileSync(join(folder, "members/anna-kask.yaml"), commented);
    await importFolder(folder);
    expect(await exportContent(db, folder, contentKinds)).toEqual({
      written: [],
      removed: [],
      unchanged: 4,
    });
    expect(readFileSync(join(folder, "members/anna-kask.yaml"), "utf8")).toBe(commented);
  });

  it("removes the files of members who are gone, and nothing else", async () => {
    const folder = writeContentFolder({
      "members/bo-ek.yaml": BO,
      "members/bo-ek.svg": PHOTO,
      "members/stray.svg": PHOTO,
      "members/notes.txt": "mine",
      "README.md": "mine",
    });
    await importFolder(writeContentFolder());
    const { removed } = await exportContent(db, folder, contentKinds);
    expect(removed).toEqual(["members/bo-ek.svg", "members/bo-ek.yaml"]);
    expect(Object.keys(readFolder(folder)).sort()).toEqual([
      "README.md",
      "members/anna-kask.yaml",
      "members/notes.txt",
      "members/stray.svg",
      "site.yaml",
      "tags.yaml",
      "technologies.yaml",
    ]);
  });

  it("does not write into a folder that holds something else, unless it is forced", async () => {
    await importFolder(writeContentFolder());
    const folder = temporaryFolder();
    writeFileSync(join(folder, "thesis.txt"), "mine");
    await expect(exportContent(db, folder, contentKinds)).rejects.toThrow("--force");
    expect(Object.keys(readFolder(folder))).toEqual(["thesis.txt"]);
    await exportContent(db, folder, contentKinds, { force: true });
    expect(readFileSync(join(folder, "thesis.txt"), "utf8")).toBe("mine");
  });

  it("does not follow a link out of the folder", async () => {
    await importFolder(writeContentFolder());
    const elsewhere = temporaryFolder();
    const folder = writeContentFolder({ "members/anna-kask.yaml": null });
    symlinkSync(elsewhere, join(folder, "members"));
    await expect(exportContent(db, folder, contentKinds)).rejects.toThrow(
      "leads out of the folder",
    );
    expect(readdirSync(elsewhere)).toEqual([]);
  });

  it("before any import is refused, so that it empties no folder", async () => {
    const folder = writeContentFolder();
    await expect(exportContent(db, folder, contentKinds)).rejects.toThrow("nothing to export");
    expect(Object.keys(readFolder(folder))).toHaveLength(4);
  });
});

describe("the first start", () => {
  const start = (contentDir: string) =>
    importAtFirstStart({
      db,
      log: createLog("silent"),
      env: { contentDir },
    });

  it("imports CONTENT_DIR once, also when two processes start at once", async () => {
    const folder = writeContentFolder();
    await Promise.all([start(folder), start(folder)]);
    expect(await findContentVersion(db)).toBe(1);
    await start(writeContentFolder({ "members/bo-ek.yaml": BO }));
    expect(await listMembers()).toHaveLength(1);
  });

  it("with a folder that cannot be imported ends in one line", async () => {
    await expect(start("/nowhere")).rejects.toThrow("CONTENT_DIR: There is no folder /nowhere.");
    const folder = writeContentFolder({ "tags.yaml": "- { slug: A, name: A }\n" });
    await expect(start(folder)).rejects.toThrow(/^CONTENT_DIR .* cannot be imported, 2 problems/);
  });
});
