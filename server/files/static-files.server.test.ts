import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { removeTemporaryFolder, temporaryPath } from "#tests/support/temporary-folder.ts";
import { toHeadersOf, toSecurityHeaders } from "../responses/security-headers.ts";
import { precompress } from "./precompress.server.ts";
import { createStaticFiles } from "./static-files.server.ts";

const root = temporaryPath();
const folder = join(root, "client");
const SCRIPT = "console.log('a page');\n".repeat(200);

mkdirSync(join(folder, "assets"), { recursive: true });
writeFileSync(join(root, "secret.txt"), "not for you");
writeFileSync(join(folder, "assets/root-abc.js"), SCRIPT);
writeFileSync(join(folder, "assets/font-abc.woff2"), Buffer.alloc(4_000));
writeFileSync(join(folder, "assets/captcha-worker-abc.js"), SCRIPT);
writeFileSync(join(folder, "assets/drawing-abc.svg"), "<svg/>");
writeFileSync(join(folder, "icon.svg"), "<svg/>");
await precompress(folder);
const findFile = createStaticFiles(folder, { "x-shared": "yes" });

afterAll(() => removeTemporaryFolder(root));

test("files that the build compressed are served in both encodings, and cached for a year", () => {
  const file = findFile("/assets/root-abc.js");
  expect(String(file?.plain)).toBe(SCRIPT);
  expect(String(brotliDecompressSync(file?.encoded.br ?? ""))).toBe(SCRIPT);
  expect(String(gunzipSync(file?.encoded.gzip ?? ""))).toBe(SCRIPT);
  expect(file?.isCompressible).toBe(true);
  expect(file?.headers).toEqual({
    "x-shared": "yes",
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
    vary: "Accept-Encoding",
  });
});

test("fonts, and files that compressing makes larger, have no compressed copy", () => {
  expect(findFile("/assets/font-abc.woff2")).toMatchObject({ isCompressible: false, encoded: {} });
  expect(findFile("/icon.svg")).toMatchObject({ isCompressible: false, encoded: {} });
});

test("parts of pages have no headers that only documents obey; drawings, workers and other files do", () => {
  const shared = toSecurityHeaders("https://ogds.example");
  const find = createStaticFiles(folder, shared);
  for (const path of ["/assets/root-abc.js", "/assets/font-abc.woff2"]) {
    const { headers = {} } = find(path) ?? {};
    expect(Object.keys(headers), path).toEqual(
      expect.arrayContaining(["x-content-type-options", "cross-origin-resource-policy"]),
    );
    for (const name of ["content-security-policy", "permissions-policy", "x-frame-options"]) {
      expect(headers, path).not.toHaveProperty(name);
    }
  }
  const { "cross-origin-resource-policy": _, ...expected } = shared;
  expect(find("/assets/captcha-worker-abc.js")?.headers).toMatchObject(expected);
  for (const path of ["/assets/drawing-abc.svg", "/icon.svg"]) {
    expect(find(path)?.headers, path).toMatchObject(toHeadersOf(expected, "image/svg+xml"));
  }
});

test("a file without a hash in its name is revalidated after an hour", () => {
  expect(findFile("/icon.svg")?.headers["cache-control"]).toBe("public, max-age=3600");
});

test.each([
  "/assets/root-abc.js.br",
  "/assets/root-abc.js.gz",
  "/assets",
  "/",
  "/../secret.txt",
  "/assets/../../secret.txt",
  "/assets/no-such-file.js",
])("what is not in the folder is not found: %s", (path) => {
  expect(findFile(path)).toBeUndefined();
});

test("without a build there are no files", () => {
  expect(createStaticFiles(join(root, "nowhere"), {})("/assets/root-abc.js")).toBeUndefined();
});

test("a new build removes no file from the process that still runs", async () => {
  const inPlace = join(root, "in-place");
  mkdirSync(inPlace);
  writeFileSync(join(inPlace, "old.js"), SCRIPT);
  await precompress(inPlace);
  const findOld = createStaticFiles(inPlace, {});
  rmSync(inPlace, { recursive: true });
  expect(String(findOld("/old.js")?.plain)).toBe(SCRIPT);
  expect(findOld("/old.js")?.encoded.br).toBeDefined();
});
