import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { createPageRules } from "./page-rules.server.ts";
import { SECRET_SEGMENTS } from "./secret-links.ts";

type Routes = ServerBuild["routes"];

const modules = import.meta.glob<{ handle?: unknown }>(
  ["../../**/routes/*.{ts,tsx}", "!../../**/*.test.*"],
  { eager: true },
);
const sources = import.meta.glob<string>(["../../**/routes/*.{ts,tsx}", "!../../**/*.test.*"], {
  eager: true,
  query: "?raw",
  import: "default",
});

/** The routes of the server's build, from the same contents page. */
function toBuildRoutes(entries: readonly RouteConfigEntry[], parentId?: string): Routes {
  return Object.assign(
    {},
    ...entries.map(({ file, path, index, children = [] }) => ({
      [file]: { id: file, parentId, path, index, module: modules[`../../${file}`] },
      ...toBuildRoutes(children, file),
    })),
  );
}

function toPaths(entries: readonly RouteConfigEntry[], parent = ""): Record<string, string> {
  return Object.assign(
    {},
    ...entries.map(({ file, path = "", children = [] }) => {
      const whole = path ? `${parent}/${path}` : parent || "/";
      return { [file]: whole, ...toPaths(children, whole) };
    }),
  );
}

const toRules = createPageRules(toBuildRoutes(routes));
const pages = Object.entries(toPaths(routes));

/** Parameters that name public data. */
const PUBLIC_PARAMETERS = new Set(["slug", "landing", "audience", "*"]);

test("a page that only its link leads to is private", () => {
  const open = pages.filter(([, path]) => {
    const parameters = path.split("/").flatMap((part) => /^:(\w+)/.exec(part)?.[1] ?? []);
    return parameters.some((name) => !PUBLIC_PARAMETERS.has(name)) && !toRules(path).isPrivate;
  });
  expect(open).toEqual([]);
});

test("the desk, and what a secret link opens, is not sent as referrer", () => {
  const isSecret = (path: string) =>
    /^\/desk(\/|$)/.test(path) || SECRET_SEGMENTS.some((segment) => path.includes(`/${segment}/:`));
  const secret = pages.filter(([, path]) => isSecret(path));
  expect(secret.length).toBeGreaterThan(50);
  expect(secret.filter(([, path]) => !toRules(path).isSecret)).toEqual([]);
});

test("a page that reads parameters of its URL names them, or is private", () => {
  const reading = pages.filter(([file]) => {
    const source = sources[`../../${file}`] ?? "";
    const [, taken = "", body = ""] = /loader\(\{([^}]*)\}.*?\{(.*?)\n\}/s.exec(source) ?? [];
    // The path alone is in the key anyway.
    const uses = body.replaceAll(/url\.pathname|toPageNotFound\(.*\)/g, "");
    return (
      source.includes("useSearchParams") ||
      ["url", "request"].some((name) => taken.includes(name) && uses.includes(name))
    );
  });
  expect(reading.length).toBeGreaterThan(5);
  const silent = reading.filter(([, path]) => {
    const { isPrivate, query } = toRules(path);
    return !isPrivate && query.length === 0;
  });
  expect(silent).toEqual([]);
});

test("a public page does not depend on the headers of one visitor", () => {
  const reading = pages.filter(
    ([file, path]) =>
      /request\.headers|headers\.get\(/.test(sources[`../../${file}`] ?? "") &&
      !toRules(path).isPrivate,
  );
  expect(reading).toEqual([]);
});

test.each([
  ["the root", "/a/b", { private: true }, {}, {}],
  ["a layout", "/a/b", {}, { private: true }, {}],
  ["the page", "/a/b", {}, {}, { private: true }],
])("a page is private when %s sets it", (_who, path, root, layout, page) => {
  const toRoute = (id: string, parentId: string | undefined, more: object) =>
    ({ id, parentId, module: { default: () => null }, ...more }) as Routes[string];
  const toPrivateRules = createPageRules({
    root: toRoute("root", undefined, { path: "", module: { handle: root } }),
    a: toRoute("a", "root", { path: "a", module: { handle: layout } }),
    b: toRoute("b", "a", { path: "b", module: { handle: page } }),
    c: toRoute("c", "root", { path: "c", module: {} }),
  });
  expect(toPrivateRules(path).isPrivate).toBe(true);
  expect(toPrivateRules("/c").isPrivate).toBe("private" in root);
});

test("rules of a layout hold for the pages in it, and a page's parts are its routes", () => {
  const { parts } = toRules("/hire/contacts");
  expect(parts).toEqual(["hire/routes/hire.tsx", "hire/routes/contacts.tsx"]);
  expect(toRules("/developers").query).toContain("technology");
  expect(toRules("/blog").query).toEqual(["page", "q"]);
  expect(toRules("/find/details").query).toContain("technology");
});
