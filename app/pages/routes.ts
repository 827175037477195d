import { route } from "@react-router/dev/routes";

export const pagesRoutes = [
  route("about-us", "pages/routes/about-us.tsx"),
  route("why-ogds", "pages/routes/why-ogds.tsx"),
  route("services", "pages/routes/services.tsx"),
  route("pricing", "pages/routes/pricing.tsx"),
  route("career", "pages/routes/career.tsx"),
  route("privacy", "pages/routes/privacy.tsx"),
  route("cookie-policy", "pages/routes/cookie-policy.tsx"),
  route("faq", "pages/routes/faq-start.tsx"),
  route("faq/:audience", "pages/routes/faq.tsx"),
  route("sitemap", "pages/routes/sitemap.tsx"),
  route("sitemap.xml", "pages/routes/sitemap-xml.ts"),
  route("robots.txt", "pages/routes/robots.ts"),
  route("site.webmanifest", "pages/routes/manifest.ts"),
  route(".well-known/security.txt", "pages/routes/security.ts"),
  route("api/docs", "pages/routes/api-docs.tsx"),
  route("social/*", "pages/routes/social-image.ts"),
];
