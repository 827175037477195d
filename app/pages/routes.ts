import { route } from "@react-router/dev/routes";
import { WHY_SLUGS } from "../../contract/content/page-text-terms.ts";

export const pagesRoutes = [
  route("about-us", "pages/routes/about-us.tsx"),
  ...WHY_SLUGS.map((slug) => route(slug, "pages/routes/why-us.tsx", { id: slug })),
  route("services", "pages/routes/services.tsx"),
  route("pricing", "pages/routes/pricing.tsx"),
  route("career", "pages/routes/career.tsx"),
  route("privacy", "pages/routes/privacy.tsx"),
  route("cookie-policy", "pages/routes/cookie-policy.tsx"),
  route("faq", "pages/routes/faq-start.tsx"),
  route("faq/:audience", "pages/routes/faq.tsx"),
  route("sitemap", "pages/routes/sitemap.tsx"),
  route("sitemap.xml", "pages/routes/sitemap-xml.ts"),
  route("llms.txt", "pages/routes/llms.ts"),
  route("robots.txt", "pages/routes/robots.ts"),
  route("site.webmanifest", "pages/routes/manifest.ts"),
  route(".well-known/security.txt", "pages/routes/security.ts"),
  route("api/docs", "pages/routes/api-docs.tsx"),
  route("social/*", "pages/routes/social-image.ts"),
  ...["favicon.svg", "favicon.ico", "apple-touch-icon.png", "icon-192.png", "icon-512.png"].map(
    (name) => route(name, "pages/routes/icon.ts", { id: name }),
  ),
  route("accent.css", "pages/routes/accent.ts"),
];
