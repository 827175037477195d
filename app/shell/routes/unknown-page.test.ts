import { expect, test } from "vitest";
import { clientLoader, loader } from "./unknown-page.tsx";

const url = new URL("https://ogds.example/no/such-page?page=2");

test("spec §8: an unknown route is a 404 that says so, in one way on navigation and in another during hydration", () => {
  const missed = (load: typeof loader | typeof clientLoader) => {
    try {
      return load({ url } as never);
    } catch (error) {
      return error;
    }
  };
  expect(missed(clientLoader)).toMatchObject({
    data: "Page not found: /no/such-page",
    init: { status: 404 },
  });
  expect(missed(loader)).toMatchObject({
    data: "Page Not Found: /no/such-page",
    init: { status: 404 },
  });
});
