import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { ListPages } from "./list-pages.tsx";

const show = (pages: Parameters<typeof ListPages>[0]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ListPages {...pages} />
    </MemoryRouter>,
  );

test.each([
  { total: 240, page: 2, pages: 5, shown: "51–100 of 240" },
  { total: 240, page: 5, pages: 5, shown: "201–240 of 240" },
  { total: 1_001, page: 1, pages: 21, isCapped: true, shown: "1–50 of 1,000+" },
  { total: 10_001, page: 200, pages: 201, isCapped: true, shown: "9,951–10,000 of 10,000+" },
])("page $page of $total is shown as $shown", ({ shown, ...pages }) => {
  const text = show(pages).replace(/<[^>]*>/g, "");
  expect(text).toContain(shown);
});
