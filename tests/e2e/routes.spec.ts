import { expect, test } from "#tests/support/e2e.ts";

// Pages are read as text: as a search engine sees them before any of our code has run.

const PAGES = [
  { path: "/", title: "Hire vetted software developers – OGDS" },
  { path: "/about-us", title: "About us – OGDS" },
  { path: "/blog", title: /OGDS$/ },
  {
    path: "/blog/interview-with-a-pull-request",
    title: "How to interview with a pull request – OGDS",
  },
  { path: "/blog/author/joonas-raudmets", title: /OGDS$/ },
  { path: "/blog/category/hiring", title: /OGDS$/ },
  { path: "/blog/tag/code-review", title: /OGDS$/ },
  { path: "/career", title: "Career for developers – OGDS" },
  { path: "/cookie-policy", title: "Cookie policy – OGDS" },
  { path: "/developers", title: "Developers – OGDS" },
  { path: "/developers/anna-kask", title: "Anna Kask, Senior React engineer – OGDS" },
  { path: "/faq/client", title: "Questions from clients – OGDS" },
  { path: "/faq/developer", title: "Questions from developers – OGDS" },
  { path: "/hire-react-developers", title: "Hire React developers – OGDS" },
  { path: "/tag/hire-fintech-developers", title: "Hire fintech developers – OGDS" },
  { path: "/hire/select-developer", title: /OGDS$/ },
  { path: "/pricing", title: "Pricing – OGDS" },
  { path: "/privacy", title: "Privacy policy – OGDS" },
  { path: "/services", title: "Services – OGDS" },
  { path: "/sitemap", title: "Sitemap – OGDS" },
  { path: "/vacancies", title: "Vacancies – OGDS" },
  {
    path: "/vacancies/go-engineer-payments",
    title: "Go engineer for payment reconciliation – OGDS",
  },
  { path: "/why-ogds", title: "Why OGDS" },
  {
    path: "/proposals/8j12f7kzy4aae3h3dyt937cdxz",
    title: "Proposal for Fjordhaven Ferries – OGDS",
  },
  { path: "/find/contacts", title: "How can we reach you? – OGDS" },
  { path: "/apply/job-selection", title: "What would you like to apply for? – OGDS" },
];

const REDIRECTS = [
  { path: "/apply", status: 302, to: "/apply/job-selection" },
  {
    path: "/apply?vacancy=some-job",
    status: 302,
    to: "/apply/job-selection\\?vacancy=some-job",
  },
  { path: "/find", status: 302, to: "/find/contacts" },
  { path: "/find?technology=react", status: 302, to: "/find/contacts\\?technology=react" },
  { path: "/faq", status: 301, to: "/faq/client" },
  { path: "/hire", status: 302, to: "/hire/select-developer" },
  { path: "/Developers/Anna-Kask", status: 301, to: "/developers/anna-kask" },
  { path: "/%64evelopers/anna%2dkask", status: 301, to: "/developers/anna-kask" },
  { path: "/vacancies/no-such-job", status: 302, to: "/404" },
];

const UNKNOWN = [
  "/404",
  "/no-such-page",
  "/developers/nobody-here",
  "/hire-cobol-developers",
  "/tag/hire-nothing-developers",
  "/faq/nobody",
  "/blog/no-such-article",
  "/blog/author/nobody",
];

const toText = (html: string) => html.replace(/<[^>]*>/g, "").replaceAll("&#x27;", "'");

for (const { path, title } of PAGES) {
  test(`${path} has its title and one heading`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(200);
    const html = await response.text();
    const [, found = ""] = /<title>(.*?)<\/title>/s.exec(html) ?? [];
    expect(toText(found)).toMatch(title);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).not.toMatch(/<[^>]+ style=/);
  });
}

for (const { path, status, to } of REDIRECTS) {
  test(`${path} leads to ${to}`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(status);
    expect(response.headers().location).toMatch(new RegExp(`^(https?://[^/]+)?${to}$`));
  });
}

test("a form posted to an escaped spelling of its path is handled like any other", async ({
  request,
}) => {
  for (const path of ["/status/no-such-link/data", "/%73tatus/no-such-link/data"]) {
    const response = await request.post(path, { form: { intent: "copy" } });
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toContain("<h1");
  }
});

for (const path of UNKNOWN) {
  test(`${path} is a 404 with the error page's words`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    const html = await response.text();
    expect(toText(html)).toContain("You've Stumbled Onto A Page Where Even Unicorns Get Lost.");
    // Spec §8 has different wordings for a document and for a navigation.
    expect(html).toContain(`Page Not Found: ${path}`);
    const navigation = await request.get(`${path}.data`);
    expect(await navigation.text()).toContain(`Page not found: ${path}`);
  });
}
