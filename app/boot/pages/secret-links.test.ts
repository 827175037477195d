import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "#platform/process/project-root.server.ts";
import { maskSecretLinks, SECRET_SEGMENTS } from "./secret-links.ts";

const SECRET = "8j12f7kzy4aae3h3dyt937cdxz";

test.each([
  [`/proposals/${SECRET}`, "/proposals/[secret]"],
  [`/proposals/${SECRET}.data?_routes=x`, "/proposals/[secret]?_routes=x"],
  [`/Proposals/${SECRET}/`, "/Proposals/[secret]/"],
  [`//propos%61ls//${SECRET}`, "//propos%61ls//[secret]"],
  [`%2Fproposals%2F${SECRET}`, "%2Fproposals%2F[secret]"],
  [`https://ogds.example/booking/${SECRET}?x=1`, "https://ogds.example/booking/[secret]?x=1"],
  [`/calendar/${SECRET}.ics?x=1`, "/calendar/[secret]?x=1"],
  [`/availability/${SECRET}?choose=from`, "/availability/[secret]?choose=from"],
  [`/apply/resume/${SECRET}`, "/apply/resume/[secret]"],
  [`/saved-searches/${SECRET}?done=changed`, "/saved-searches/[secret]?done=changed"],
  [`/shortlist/${SECRET}/owner`, "/shortlist/[secret]/owner"],
  [`/api/booking/${SECRET}/move`, "/api/booking/[secret]/move"],
  [`/api/proposals/${SECRET}/member/7`, "/api/proposals/[secret]/member/7"],
  [`No route matches URL "/booking/${SECRET}/x"`, 'No route matches URL "/booking/[secret]/x"'],
  [`{"path":"/booking/${SECRET}"}`, '{"path":"/booking/[secret]"}'],
  [`/api/booking/slots?hold=${SECRET}`, "/api/booking/slots?hold=[secret]"],
  [`/desk/oidc/callback?iss=x&code=${SECRET}`, "/desk/oidc/callback?iss=x&code=[secret]"],
  [`/shortlist/x?reader=${SECRET}&done=votes`, "/shortlist/[secret]?reader=[secret]&done=votes"],
  [`/desk/welcome/${SECRET}`, "/desk/welcome/[secret]"],
  [`/booking/slots${SECRET}`, "/booking/[secret]"],
])("%s is logged as %s", (text, masked) => {
  expect(maskSecretLinks(text)).toBe(masked);
});

test.each([
  "/proposals",
  "/api/booking/slots",
  "/api/booking/holds",
  "/developers/anna-kask",
  "booking.tsx:12",
])("%s stays", (text) => {
  expect(maskSecretLinks(text)).toBe(text);
});

test("the token of each route of a page is a secret", () => {
  const files = globSync("app/**/routes.ts", { cwd: projectRoot });
  const routes = files.map((file) => readFileSync(join(projectRoot, file), "utf8")).join();
  const segments = [...routes.matchAll(/([\w-]+)\/:token/g)].map(([, segment = ""]) => segment);
  expect(segments.length).toBeGreaterThan(5);
  expect(SECRET_SEGMENTS).toEqual(expect.arrayContaining(segments));
});

test("a long line takes linear time", () => {
  const started = performance.now();
  maskSecretLinks("/proposals".repeat(100_000));
  maskSecretLinks("/".repeat(100_000));
  maskSecretLinks("%2f".repeat(100_000));
  expect(performance.now() - started).toBeLessThan(2_000);
});
