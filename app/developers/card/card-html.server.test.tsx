import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { createMemberCard } from "#tests/support/members.ts";
import { renderCard } from "./card-html.server.tsx";
import { CardHtmlContext } from "./card-html.ts";
import { MemberList } from "./member-list.tsx";

// why: how often React renders a card does not show in its HTML.
vi.mock(import("react-dom/server"), async (importOriginal) => {
  const original = await importOriginal();
  return { ...original, renderToString: vi.fn(original.renderToString) };
});

const SITE = { name: "Agency", timezone: "Europe/Tallinn" };
const members = [createMemberCard(1, { first_name: "<b>Æ & “co”" }), createMemberCard(2)];

function renderList(
  props: Partial<Parameters<typeof MemberList>[0]> = {},
  { isOnce = true, root = { site: SITE, today: "2026-01-15" } as object } = {},
): string {
  const list = (
    <CardHtmlContext value={isOnce ? renderCard : undefined}>
      <MemberList members={members} {...props} />
    </CardHtmlContext>
  );
  const router = createMemoryRouter(
    [{ id: "root", path: "*", loader: () => root, element: list }],
    { hydrationData: { loaderData: { root } } },
  );
  return renderToString(<RouterProvider router={router} />);
}

/** Of the hours in common the code is not loaded at first. */
async function loadParts() {
  await import("../overlap/member-day.tsx");
  await vi.waitFor(() => expect(renderList({}, { isOnce: false })).not.toContain("<!--$!-->"));
}

test("the server's cards are what the browser hydrates, whatever the list", async () => {
  await loadParts();
  for (const props of [
    {},
    { technology: "react" },
    { display: "compact" },
    { level: 2 },
  ] as const) {
    const html = renderList(props, { isOnce: false });
    expect(renderList(props)).toBe(html);
    expect(renderList(props)).toBe(html);
  }
});

test("a card is rendered again for another day, site or member, and otherwise once", async () => {
  await loadParts();
  const count = (props = {}, root?: object) => {
    vi.mocked(renderToString).mockClear();
    renderList(props, root ? { root } : {});
    // Without the one of the list.
    return vi.mocked(renderToString).mock.calls.length - 1;
  };
  count();
  expect(count()).toBe(0);
  expect(count({}, { site: SITE, today: "2026-01-16" })).toBe(2);
  expect(count({}, { site: { ...SITE }, today: "2026-01-16" })).toBe(2);
  expect(count()).toBe(2);
  expect(count({ members: [members[0], createMemberCard(2)] })).toBe(1);
});

test("a list with notes or buttons of its own is rendered in place", () => {
  expect(renderList({ toNote: () => "Because" })).toContain("Because");
  expect(renderList({ toActions: () => "Remove" })).toContain("Remove");
});
