import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { createApi } from "#app/api.ts";
import {
  isPermitted,
  PERMISSION_ROLES,
  type Permission,
  STAFF_ROLES,
  type StaffRole,
} from "#contract/desk/staff-terms.ts";
import { createDeskApp } from "#tests/support/desk-app.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff, signIn } from "#tests/support/staff.ts";
import { createDeskApi } from "./api.server.ts";
import { LIST_FILE_PERMISSIONS } from "./lists/list-files.ts";
import { deskRoutes } from "./routes.ts";

/**
 * What each role may do, written by hand: were it derived from the code under test, a wrong cell of
 * the code's table would pass.
 */
const RIGHTS: Record<StaffRole, Permission[]> = {
  owner: [
    "desk",
    "requests",
    "change_requests",
    "placements",
    "change_placements",
    "applications",
    "proposals",
    "calls",
    "members",
    "content",
    "replies",
    "insights",
    "staff",
    "audit",
    "personal_data",
  ],
  partner: [
    "desk",
    "requests",
    "change_requests",
    "placements",
    "change_placements",
    "applications",
    "proposals",
    "calls",
    "members",
    "replies",
    "insights",
  ],
  editor: ["desk", "content", "replies"],
  reader: ["desk", "requests", "placements", "insights"],
};

/** What is needed to send a form of a page that some may only read. */
const CHANGES: Partial<Record<Permission | "everybody", Permission>> = {
  requests: "change_requests",
  placements: "change_placements",
};

/** Who may open each page: a new one fails until it is decided here. */
const PAGES: Record<string, Permission | "everybody"> = {
  "/desk/sign-in": "everybody",
  "/desk/sign-in-here": "everybody",
  "/desk/passkey-request": "everybody",
  "/desk/oidc": "everybody",
  "/desk/oidc/callback": "everybody",
  "/desk/welcome/:token": "everybody",
  "/desk/forgot-password": "everybody",
  "/desk": "desk",
  "/desk/requests": "requests",
  "/desk/requests/new": "change_requests",
  "/desk/unmatched": "change_requests",
  "/desk/requests/:reference": "requests",
  "/desk/requests/:reference/source": "change_requests",
  // Each draft is for those who may open its request.
  "/desk/drafts/:reference": "desk",
  // Each record is for those who may change it.
  "/desk/files/:record": "desk",
  "/desk/people": "requests",
  "/desk/people/new": "change_requests",
  "/desk/people/:id": "requests",
  "/desk/companies/:id": "requests",
  "/desk/proposals": "proposals",
  "/desk/proposals/new": "proposals",
  "/desk/proposals/:number": "proposals",
  "/desk/proposals/:number/edit": "proposals",
  "/desk/proposals/:number/interviews/:member": "proposals",
  "/desk/placements": "placements",
  "/desk/placements/new": "change_placements",
  "/desk/placements/:number": "placements",
  "/desk/placements/:number/edit": "change_placements",
  "/desk/applications": "applications",
  "/desk/applications/new": "applications",
  "/desk/applications/:reference": "applications",
  "/desk/calls": "calls",
  "/desk/calls/hosts": "calls",
  "/desk/calls/new": "calls",
  "/desk/calls/:reference": "calls",
  "/desk/members": "members",
  "/desk/members/new": "members",
  "/desk/members/:slug": "members",
  "/desk/members/:slug/availability": "members",
  "/desk/members/:slug/edit": "members",
  // Everybody edits reply templates; the list has what a role edits.
  "/desk/content": "replies",
  "/desk/content/new": "replies",
  // Each file is for those who may change it.
  "/desk/content/edit": "desk",
  "/desk/content/history": "desk",
  "/desk/content/links": "desk",
  "/desk/content/presence": "desk",
  "/desk/content/image": "desk",
  "/desk/content/check": "desk",
  "/desk/content/form": "desk",
  "/desk/members/:slug/photo": "members",
  "/desk/insights": "insights",
  "/desk/staff": "staff",
  "/desk/staff/:id": "staff",
  "/desk/leave": "change_requests",
  "/desk/audit": "audit",
  "/desk/personal-data": "personal_data",
  // Each file is for those who may change it.
  "/desk/preview": "desk",
  "/desk/account": "desk",
  "/desk/tokens": "desk",
  "/desk/webhooks": "staff",
  "/desk/webhooks/:id": "staff",
  "/desk/*": "desk",
};

/** The same for endpoints. A file is for those who may read the form that it came with. */
const ENDPOINTS: Record<string, Permission> = {
  "/events": "desk",
  "/threads/:reference/read": "desk",
  "/threads/:reference/presence": "desk",
  "/search": "desk",
  ...Object.fromEntries(
    Object.entries(LIST_FILE_PERMISSIONS).flatMap(([list, permission]) => [
      [`/${list}.csv`, permission],
      [`/${list}.jsonl`, permission],
    ]),
  ),
  "/person.zip": "personal_data",
  "/files/:id{[0-9]{1,9}}": "desk",
  "/internal-files/:id{[0-9]{1,9}}": "desk",
};

const services = await createTestServices();
const desk = createDeskApp(services);
const api = createDeskApi(services);
const modules = import.meta.glob<{ action?: unknown }>("./routes/*.{ts,tsx}", { eager: true });

type Leaf = { path: string; hasAction: boolean };

function toLeaves(entries: readonly RouteConfigEntry[], parent = ""): Leaf[] {
  return entries.flatMap(({ path, file, children = [] }) => {
    const whole = path ? `${parent}/${path}` : parent;
    if (children.length > 0) return toLeaves(children, whole);
    const hasAction = modules[file.replace("desk/", "./")]?.action !== undefined;
    return [{ path: whole, hasAction }];
  });
}

const leaves = toLeaves(deskRoutes);

test.each(STAFF_ROLES)("the role %s has its rights and no other", (role) => {
  const permitted = (Object.keys(PERMISSION_ROLES) as Permission[]).filter((permission) =>
    isPermitted(role, permission),
  );
  expect(permitted).toEqual(RIGHTS[role]);
});

test("every page of the desk says who may open it", () => {
  expect(leaves.map(({ path }) => path).toSorted()).toEqual(Object.keys(PAGES).toSorted());
});

test.each(leaves)(
  "$path is for its roles only, to read and to write",
  async ({ path, hasAction }) => {
    const permission = PAGES[path] ?? "desk";
    const url = path.replaceAll(/:\w+\??/g, "none");
    const visit = async (cookie?: string) => {
      const read = await desk.request(url, { cookie });
      const written = hasAction
        ? await desk.request(url, { cookie, form: { intent: "none" } })
        : read;
      return [read, written].map(({ status, headers }) => ({
        status,
        isSentAway: headers.get("Location")?.startsWith("/desk/sign-in") ?? false,
      }));
    };
    for (const { isSentAway } of await visit()) expect(isSentAway).toBe(permission !== "everybody");
    if (permission === "everybody") return;
    for (const role of STAFF_ROLES) {
      const cookie = await signIn(services, await createStaff(services.db, { role }));
      const needed = [permission, hasAction ? (CHANGES[permission] ?? permission) : permission];
      for (const [index, { status, isSentAway }] of (await visit(cookie)).entries()) {
        const isRefused = !RIGHTS[role].includes(needed[index] ?? permission);
        expect([role, index, status === 403]).toEqual([role, index, isRefused]);
        expect(isSentAway).toBe(false);
      }
    }
  },
);

test("every endpoint of the desk says who may use it", () => {
  const paths = api.routes.filter(({ method }) => method !== "ALL").map(({ path }) => path);
  expect(paths.toSorted()).toEqual(Object.keys(ENDPOINTS).toSorted());
});

test.each(Object.entries(ENDPOINTS))("%s is for its roles only", async (path, permission) => {
  const read = async (cookie?: string) => {
    const response = await createApi(services).request(`/api/desk${path.replace(/:.*/, "1")}`, {
      headers: cookie ? { Cookie: cookie } : {},
    });
    await response.body?.cancel();
    return response.status;
  };
  expect(await read()).toBe(403);
  expect(await read("__Host-desk=IngiCg%3D%3D")).toBe(403);
  for (const role of STAFF_ROLES) {
    const cookie = await signIn(services, await createStaff(services.db, { role }));
    const isRefused = (await read(cookie)) === 403;
    expect([role, isRefused]).toEqual([role, !RIGHTS[role].includes(permission)]);
  }
});
