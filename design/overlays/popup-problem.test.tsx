import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PopupProblem } from "./popup-problem.tsx";

const render = (errors: string | string[] | undefined) =>
  renderToStaticMarkup(<PopupProblem title="The call wasn't cancelled" errors={errors} />);

test("spec §8: a popup shows the server's errors, lists of strings joined by commas", () => {
  expect(render(["Choose a time", "enter a name"])).toContain("Choose a time, enter a name");
  expect(render("The call has begun.")).toContain("The call has begun.");
  expect(render("The call has begun.")).toContain('role="alert"');
});

test("a popup without a problem shows none", () => {
  expect(render(undefined)).toBe("");
  expect(render([])).toBe("");
});
