import { pino } from "pino";
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub, RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import Blog, { loader as loadBlog } from "#app/blog/routes/blog.tsx";
import Developers, { loader as loadDevelopers } from "#app/developers/routes/developers.tsx";
import Home, { loader as loadHome } from "#app/pages/routes/home.tsx";
import { loader as loadRoot } from "#app/root.tsx";
import { footerHtmlContext } from "#app/shell/footer/footer-html.server.tsx";
import Vacancies, { loader as loadVacancies } from "#app/vacancies/routes/vacancies.tsx";
import { incompleteContext } from "#platform/http/incomplete-page.server.ts";
import { type Services, servicesContext } from "#services/services.server.ts";

type Loader = (parameters: never) => Promise<unknown>;

const LISTS: [string, Loader, unknown, string][] = [
  ["developers", loadDevelopers, Developers, "/developers?seniority_level=senior"],
  ["articles", loadBlog, Blog, "/blog?q=rates"],
  ["vacancies", loadVacancies, Vacancies, "/vacancies?workplace=remote"],
];

// why: a database that is gone; every query ends in the same way, however it is written.
const brokenDatabase: object = new Proxy(() => {}, {
  get: (_, name) =>
    name === "then"
      ? (_done: unknown, fail: (error: Error) => void) => fail(new Error("no connection"))
      : brokenDatabase,
  apply: () => brokenDatabase,
});

test.each(LISTS)(
  "a list of %s that cannot be read shows the empty message with a way to try again, is logged and not cached",
  async (_, load, page, path) => {
    const lines: string[] = [];
    const log = pino({ level: "info" }, { write: (line: string) => void lines.push(line) });
    const context = new RouterContextProvider();
    const services = { db: brokenDatabase, log, clock: () => new Date() };
    context.set(servicesContext, services as unknown as Services);
    const url = new URL(path, "http://site");

    const data = (await load({ url, context } as never)) as object;
    expect(context.get(incompleteContext)).toBe(true);
    expect(lines.join()).toContain("no connection");

    const Page = page as ComponentType<{ loaderData: object }>;
    const Stub = createRoutesStub([{ path: "*", Component: () => <Page loaderData={data} /> }]);
    const html = renderToString(<Stub initialEntries={[path]} />);
    expect(html).toContain("Unfortunately, nothing was found for this query");
    const [, href] = /<a [^>]*href="([^"]*)"[^>]*>Try again<\/a>/.exec(html) ?? [];
    expect(href).toBe(path);
  },
);

test("the home page and the frame of every page are shown without a database, and not cached", async () => {
  const lines: string[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => void lines.push(line) });
  const context = new RouterContextProvider();
  const services = { db: brokenDatabase, log, env: { siteUrl: "http://site" } };
  context.set(servicesContext, services as unknown as Services);

  const year = new Date().getFullYear();
  expect(await loadRoot({ context } as never)).toMatchObject({ year });
  const footer = context.get(footerHtmlContext);
  expect(footer).toContain("Our Developers");
  expect(footer).not.toContain("Technologies");
  expect(context.get(incompleteContext)).toBe(true);
  expect(lines.join()).toContain("header and footer");

  context.set(incompleteContext, false);
  const loaderData = await loadHome({ context } as never);
  expect(context.get(incompleteContext)).toBe(true);
  const Page = Home as unknown as ComponentType<{ loaderData: object }>;
  const Stub = createRoutesStub([{ path: "*", Component: () => <Page loaderData={loaderData} /> }]);
  const html = renderToString(<Stub initialEntries={["/"]} />);
  expect(html).toContain("<h1");
  expect(html).not.toContain(">0<");
});
