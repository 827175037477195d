import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { RecaptchaTerms } from "./recaptcha-terms.tsx";

function render(captcha: string): string {
  const Stub = createRoutesStub([
    { id: "root", path: "/", Component: RecaptchaTerms, loader: () => ({}) },
  ]);
  const hydrationData = { loaderData: { root: { captcha } } };
  return renderToString(<Stub initialEntries={["/"]} hydrationData={hydrationData} />);
}

test("the text that Google requires replaces the badge, with reCAPTCHA only", () => {
  const text = render("recaptcha").replace(/<[^>]*>|<!-- -->/g, "");
  expect(text).toBe(
    "This site is protected by reCAPTCHA and the Google Privacy Policy and Terms of Service apply.",
  );
  expect(render("recaptcha")).toContain('href="https://policies.google.com/privacy"');
  expect(render("recaptcha")).toContain('href="https://policies.google.com/terms"');
  expect(render("altcha")).toBe("");
});
