import type { RouteConfigEntry } from "@react-router/dev/routes";
import { data } from "react-router";
import { expect, test } from "vitest";
import { deskRoutes } from "#app/desk/routes.ts";
import { createDeskApp } from "#tests/support/desk-app.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff, signIn } from "#tests/support/staff.ts";

const services = await createTestServices();
const owner = await signIn(services, await createStaff(services.db));

const toPaths = (entries: readonly RouteConfigEntry[], parent = ""): string[] =>
  entries.flatMap(({ path, children }) => {
    const whole = path ? `${parent}/${path}` : parent;
    return children ? toPaths(children, whole) : whole.replaceAll(/:\w+/g, "none");
  });

const refuse = () => data("Too many attempts.", { status: 429, headers: { "Retry-After": "7" } });

const throwRefusal = () => {
  throw refuse();
};

const nothing = () => null;

/** What refuses, and the desk of which each page does so. */
const apps = {
  "an action that returns": createDeskApp(services, (module) =>
    module.action ? { ...module, loader: nothing, action: refuse } : module,
  ),
  "an action that throws": createDeskApp(services, (module) =>
    module.action ? { ...module, loader: nothing, action: throwRefusal } : module,
  ),
  "a loader that throws": createDeskApp(services, (module) =>
    module.loader ? { ...module, loader: throwRefusal } : module,
  ),
};

test.each(toPaths(deskRoutes))("%s says when to try again", async (path) => {
  for (const [where, app] of Object.entries(apps)) {
    const form = where.includes("action") ? { form: { intent: "none" } } : {};
    for (const suffix of ["", ".data"]) {
      const response = await app.request(path + suffix, { cookie: owner, ...form });
      // A page without an action or a loader.
      if ([200, 400, 405].includes(response.status)) continue;
      expect([where, suffix, response.status, response.headers.get("Retry-After")]).toEqual([
        where,
        suffix,
        429,
        "7",
      ]);
    }
  }
});
