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
import { requests } from "#database/tables/requests.ts";
import { createLog } from "#platform/process/log.server.ts";
import { projectRoot } from "#platform/process/project-root.server.ts";
import { LOCK_FILE } from "#services/content/folder/lock-file.server.ts";
import { exportContent } from "#services/content/transfer/export-content.server.ts";
import { importContent } from "#services/content/transfer/import-content.server.ts";
import { findContentVersion } from "#services/content/versions/content-version.repository.server.ts";
import { ANNA, writeContentFolder } from "#tests/support/content-folder.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { importFolder } from "#tests/support/import-folder.ts";
import { importAtFirstStart } from "./import-at-first-start.server.ts";

const DEMO = join(projectRoot, "content/demo");
const BO = ANNA.replace("first_name: Anna", "first_name: Bo");
const PHOTO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><rect width="200" height="100" fill="red"/></svg>`;

const { db, url } = await createTestDatabase();

afterEach(async () => {
  await db.execute(
    sql`truncate content_version, content_revisions, content_files, content_originals, site, technologies, tags, members, proposals, media restart identity cascade`,
  );
});

const publish = (folder: string) => importFolder(db, folder, contentKinds);

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
    expect(await publish(writeContentFolder({ "members/bo-ek.yaml": BO }))).toEqual({
      lines: [
        "members: 2 added (anna-kask.yaml, bo-ek.yaml)",
        "page texts: 1 added (privacy.md)",
        "site: 1 added (site.yaml)",
        "tags: 1 added (tags.yaml)",
        "technologies: 1 added (technologies.yaml)",
      ],
      version: 1,
    });
    const changed = writeContentFolder({
      "members/anna-kask.yaml": ANNA.replace("sales_rate: 58", "sales_rate: 59"),
      "members/carl-oja.yaml": BO,
      "site.yaml": null,
    });
    cpSync(join(writeContentFolder(), "site.yaml"), join(changed, "site.yaml"));
    expect(await publish(changed)).toEqual({
      lines: [
        "members: 1 added (carl-oja.yaml), 1 changed (anna-kask.yaml), 1 removed (bo-ek.yaml)",
      ],
      version: 2,
    });
  });

  it("of the same folder changes nothing and keeps the version", async () => {
    const folder = writeContentFolder({ "members/anna-kask.svg": PHOTO });
    await publish(folder);
    const before = await db.execute(sql`select xmin::text, * from members`);
    expect(await publish(folder)).toEqual({ lines: [], version: undefined });
    expect((await db.execute(sql`select xmin::text, * from members`)).rows).toEqual(before.rows);
    expect(await findContentVersion(db)).toBe(1);
  });

  it("counts the version up once, whatever it changed", async () => {
    await publish(writeContentFolder());
    const site = readFileSync(join(writeContentFolder(), "site.yaml"), "utf8");
    const onlySite = { "site.yaml": site.replace("name: OGDS\n", "name: Other\n") };
    expect(await publish(writeContentFolder(onlySite))).toEqual({
      lines: ["site: 1 changed (site.yaml)"],
      version: 2,
    });
    const both = { "tags.yaml": "- { slug: logistics, name: Freight }\n" };
    expect(await publish(writeContentFolder(both))).toEqual({
      lines: ["site: 1 changed (site.yaml)", "tags: 1 changed (tags.yaml)"],
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
    await publish(writeContentFolder());
    expect(await received).toBe("1");
  });

  it("unpublishes a member who is gone and restores the id on return", async () => {
    const both = writeContentFolder({ "members/bo-ek.yaml": BO });
    await publish(both);
    const [anna, bo] = await listMembers();
    expect((await publish(writeContentFolder())).lines).toEqual([
      "members: 1 removed (bo-ek.yaml)",
    ]);
    expect(await listMembers()).toEqual([anna, { ...bo, published: false }]);
    expect((await publish(both)).lines).toEqual(["members: 1 added (bo-ek.yaml)"]);
    expect(await listMembers()).toEqual([anna, bo]);
  });

  it("unpublishes a technology that is gone and preserves the data of unpublished members", async () => {
    await publish(writeContentFolder({ "members/bo-ek.yaml": BO }));
    const only = {
      "technologies.yaml": "- { slug: react, name: React }\n",
      "members/anna-kask.yaml": ANNA.replace("  - { slug: typescript, years: 6 }\n", ""),
    };
    expect((await publish(writeContentFolder(only))).lines).toEqual([
      "members: 1 changed (anna-kask.yaml), 1 removed (bo-ek.yaml)",
      "technologies: 1 changed (technologies.yaml)",
    ]);
    expect((await publish(writeContentFolder({ "members/bo-ek.yaml": BO }))).lines).toEqual([
      "members: 1 added (bo-ek.yaml), 1 changed (anna-kask.yaml)",
      "technologies: 1 changed (technologies.yaml)",
    ]);
  });

  it("notices a new order", async () => {
    await publish(writeContentFolder());
    const turned = "- { slug: typescript, name: TypeScript }\n- { slug: react, name: React }\n";
    expect((await publish(writeContentFolder({ "technologies.yaml": turned }))).lines).toEqual([
      "technologies: 1 changed (technologies.yaml)",
    ]);
  });

  it("stores a photo as a square WebP of 640 pixels, without metadata, beside the original", async () => {
    const wide = await sharp({
      create: { width: 1600, height: 800, channels: 3, background: "#234" },
    })
      .withExif({ IFD0: { Copyright: "somebody" } })
      .jpeg()
      .toBuffer();
    await publish(writeContentFolder({ "members/anna-kask.jpg": wide }));
    const { rows } = await db.execute<{
      id: string;
      bytes: Buffer;
      original: Buffer;
      width: number;
      height: number;
    }>(
      sql`select media.*, content_originals.bytes as original from media join members on members.avatar = media.id join content_originals on hash = media.id`,
    );
    const [photo] = rows;
    expect(photo).toMatchObject({ width: 640, height: 640 });
    expect(photo?.original.equals(wide)).toBe(true);
    const metadata = await sharp(photo?.bytes).metadata();
    expect(metadata).toMatchObject({ format: "webp", width: 640, height: 640 });
    expect(metadata.exif).toBeUndefined();
  });

  it("draws a small drawing at full size", async () => {
    await publish(writeContentFolder({ "members/anna-kask.svg": PHOTO }));
    const { rows } = await db.execute(sql`select width, height from media`);
    expect(rows).toEqual([{ width: 640, height: 320 }]);
  });

  it("that fails half way changes nothing", async () => {
    await publish(writeContentFolder());
    const before = await listMembers();
    await db.execute(sql`alter table members add constraint no_carl check (slug <> 'carl-oja')`);
    const folder = writeContentFolder({
      "tags.yaml": "- { slug: logistics, name: Freight }\n",
      "members/anna-kask.yaml": ANNA.replace("sales_rate: 58", "sales_rate: 59"),
      "members/bo-ek.yaml": BO,
      "members/carl-oja.yaml": BO,
      "members/carl-oja.svg": PHOTO,
    });
    await expect(publish(folder)).rejects.toThrow();
    await db.execute(sql`alter table members drop constraint no_carl`);
    expect(await listMembers()).toEqual(before);
    expect(await findContentVersion(db)).toBe(1);
    const { rows } = await db.execute(sql`select name from tags union all select id from media`);
    expect(rows).toEqual([{ name: "Logistics" }]);
  });

  it("of a folder with an error is refused", async () => {
    const folder = writeContentFolder({ "tags.yaml": "- { slug: A, name: A }\n" });
    await expect(publish(folder)).rejects.toThrow('there is no tag \\"logistics\\"');
    expect(await findContentVersion(db)).toBeUndefined();
  });

  it("follows another one that runs at the same time, and nothing of either is lost", async () => {
    await publish(writeContentFolder());
    const folders = await Promise.all(
      ["bo-ek", "carl-oja"].map(async (slug) => {
        const folder = temporaryFolder();
        await exportContent(db, folder, contentKinds);
        writeFileSync(join(folder, `members/${slug}.yaml`), BO);
        return folder;
      }),
    );
    const options = { author: "test", isConfirmed: true };
    const imported = await Promise.all(
      folders.map((folder) => importContent(db, contentKinds, folder, options)),
    );
    expect(imported).toMatchObject([{ outcome: "published" }, { outcome: "published" }]);
    expect(imported.map((one) => "version" in one && one.version).toSorted()).toEqual([2, 3]);
    const shown = (await listMembers()).filter(({ published }) => published);
    expect(shown.map(({ slug }) => slug)).toEqual(["anna-kask", "bo-ek", "carl-oja"]);
  });
});

describe("an export", () => {
  it("of the demo marketplace is the folder that was imported, byte for byte", async () => {
    await publish(DEMO);
    const target = temporaryFolder();
    const { removed } = await exportContent(db, target, contentKinds);
    expect(removed).toEqual([]);
    const { [LOCK_FILE]: _lock, ...exported } = readFolder(target);
    const versioned = Object.entries(readFolder(DEMO)).filter(
      ([file]) => !file.startsWith("proposals/"),
    );
    expect(exported).toEqual(Object.fromEntries(versioned));
    expect(await publish(target)).toEqual({ lines: [], version: undefined });
  }, 60_000);

  it("preserves comments and layout of files without changes", async () => {
    const folder = writeContentFolder();
    const commented = `# Anna asked to be called Ann.\n${ANNA.replace("sales_rate: 58", "sales_rate: 58.0")}`;
    writeFileSync(join(folder, "members/anna-kask.yaml"), commented);
    await publish(folder);
    expect(await exportContent(db, folder, contentKinds)).toEqual({
      written: [],
      removed: [],
      unchanged: 5,
      retained: [],
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
    await publish(folder);
    await publish(writeContentFolder());
    const { removed } = await exportContent(db, folder, contentKinds);
    expect(removed).toEqual(["members/bo-ek.svg", "members/bo-ek.yaml"]);
    expect(Object.keys(readFolder(folder)).sort()).toEqual([
      "README.md",
      LOCK_FILE,
      "members/anna-kask.yaml",
      "members/notes.txt",
      "members/stray.svg",
      "pages/privacy.md",
      "site.yaml",
      "tags.yaml",
      "technologies.yaml",
    ]);
  });

  it("does not write into a folder that holds something else, unless it is forced", async () => {
    await publish(writeContentFolder());
    const folder = temporaryFolder();
    writeFileSync(join(folder, "thesis.txt"), "mine");
    await expect(exportContent(db, folder, contentKinds)).rejects.toThrow("--force");
    expect(Object.keys(readFolder(folder))).toEqual(["thesis.txt"]);
    await exportContent(db, folder, contentKinds, { force: true });
    expect(readFileSync(join(folder, "thesis.txt"), "utf8")).toBe("mine");
  });

  it("does not follow a link out of the folder", async () => {
    await publish(writeContentFolder());
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
    expect(Object.keys(readFolder(folder))).toHaveLength(5);
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
    // Requests of the demo belong to its content only.
    expect(await db.$count(requests)).toBe(0);
  });

  it("with a folder that cannot be imported ends in one line", async () => {
    await expect(start("/nowhere")).rejects.toThrow("CONTENT_DIR: There is no folder /nowhere.");
    const folder = writeContentFolder({ "tags.yaml": "- { slug: A, name: A }\n" });
    await expect(start(folder)).rejects.toThrow(/^CONTENT_DIR .* cannot be imported, 2 problems/);
  });
});
