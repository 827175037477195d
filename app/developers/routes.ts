import { route } from "@react-router/dev/routes";

export const developersRoutes = [
  route("compare", "developers/routes/compare.tsx"),
  route("search", "developers/routes/search.ts"),
  route("developers", "developers/routes/developers.tsx"),
  route("developers/:slug", "developers/routes/developer.tsx"),
  route("developers/:slug/cv", "developers/routes/cv.ts"),
  route("developers/:slug/cv.json", "developers/routes/cv-json.ts"),
];
