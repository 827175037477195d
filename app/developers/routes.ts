import { route } from "@react-router/dev/routes";

export const developersRoutes = [
  route("developers", "developers/routes/developers.tsx"),
  route("developers/:slug", "developers/routes/developer.tsx"),
];
