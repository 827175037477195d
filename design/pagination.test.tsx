import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, test } from "vitest";
import { type PagingSource, toPageItems } from "./page-items.ts";
import { Pagination } from "./pagination.tsx";

const toPage = (page: number) => `/list?page=${page}`;

function render(paging: PagingSource): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <Pagination paging={paging} toPage={toPage} />
    </MemoryRouter>,
  );
}

function resource(current_page: number, total: number, per_page = 6): PagingSource {
  const last_page = Math.max(1, Math.ceil(total / per_page));
  return {
    meta: { current_page, last_page, per_page, total },
    links: {
      prev: current_page > 1 ? toPage(current_page - 1) : null,
      next: current_page < last_page ? toPage(current_page + 1) : null,
    },
  };
}

/** `1 … 4 [5] 6 … 9` */
function shape(current: number, last: number): string {
  return toPageItems(current, last)
    .map((item) => {
      if (item.kind === "ellipsis") return "…";
      return item.current ? `[${item.page}]` : `${item.page}`;
    })
    .join(" ");
}

describe("spec §2: shows first, current plus or minus 1, and last", () => {
  test.each([
    [1, 1, "[1]"],
    [1, 2, "[1] 2"],
    [2, 3, "1 [2] 3"],
    [1, 9, "[1] 2 … 9"],
    [2, 9, "1 [2] 3 … 9"],
    [3, 9, "1 2 [3] 4 … 9"],
    [4, 9, "1 … 3 [4] 5 … 9"],
    [5, 9, "1 … 4 [5] 6 … 9"],
    [8, 9, "1 … 7 [8] 9"],
    [9, 9, "1 … 8 [9]"],
  ])("page %i of %i", (current, last, expected) => {
    expect(shape(current, last)).toBe(expected);
  });
});

describe("spec §2: shown only when total exceeds per-page", () => {
  test("total below and equal to per-page shows nothing", () => {
    expect(render(resource(1, 0))).toBe("");
    expect(render(resource(1, 5))).toBe("");
    expect(render(resource(1, 6))).toBe("");
  });

  test("one more shows the control", () => {
    expect(render(resource(1, 7))).toContain('aria-label="Pages"');
  });
});

test("spec §2: accepts resource-style (meta and links) and plain paging data", () => {
  const plain: PagingSource = {
    current_page: 2,
    last_page: 4,
    per_page: 6,
    total: 20,
    prev_page_url: toPage(1),
    next_page_url: toPage(3),
  };
  expect(render(plain)).toBe(render(resource(2, 20)));
});

test("spec §5: next and previous are disabled when the matching page URL is absent", () => {
  const first = render(resource(1, 20));
  expect(first).toMatch(/<button[^>]*disabled=""[^>]*>(?:(?!<\/button>).)*Previous/);
  expect(first).toMatch(
    /<a[^>]*rel="next"[^>]*href="\/list\?page=2"|href="\/list\?page=2"[^>]*rel="next"/,
  );

  const last = render(resource(4, 20));
  expect(last).toMatch(/<button[^>]*disabled=""[^>]*>Next/);
  expect(last).toContain('rel="prev"');
});

test("spec §5: the current page button is disabled", () => {
  expect(render(resource(2, 20))).toMatch(
    /<button[^>]*disabled=""[^>]*aria-current="page"[^>]*>(?:(?!<\/button>).)*2<\/button>/,
  );
});

test("spec §4: selecting the current page or an ellipsis does nothing", () => {
  const html = render(resource(5, 60));
  expect(html).not.toContain('href="/list?page=5"');
  expect(html).not.toMatch(/<(a|button)\b[^>]*>(?:(?!<\/\1>).)*…/);
});
