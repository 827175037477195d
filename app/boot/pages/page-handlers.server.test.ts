import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import * as entry from "#app/entry.server.tsx";
import { BUILD_SETTINGS } from "#tests/support/server-build.ts";
import { createPageHandlers } from "./page-handlers.server.ts";

const toRoute = (id: string, module: object = { loader: () => `text of ${id}` }) => ({
  id,
  path: id === "root" ? "" : id,
  ...(id !== "root" && { parentId: "root" }),
  module,
});

/** A page of which nothing may be read while another one is rendered. */
const untouched = Object.defineProperty(toRoute("untouched"), "module", {
  get() {
    throw new Error("the routes of another page were read");
  },
});

test("a page is rendered with its own routes alone, however many the site has", async () => {
  const assets = { entry: { imports: [], module: "" }, routes: {}, url: "/m.js", version: "" };
  const routes = { root: toRoute("root"), list: toRoute("list"), untouched } as never;
  const build: ServerBuild = {
    ...BUILD_SETTINGS,
    prerender: [],
    assets,
    entry: { module: entry },
    routes,
  };
  const findHandler = createPageHandlers(build, routes, {
    findParts: (path) => (path === "/list" ? ["root", "list"] : []),
    mode: "production",
  });
  const response = await findHandler("/list")(new Request("http://site/list"));
  expect(await response.text()).toBe("text of list");
  await expect(findHandler("/else")(new Request("http://site/else"))).rejects.toThrow("another");
});
