import { type RouteConfig, route } from "@react-router/dev/routes";

export const sharedShortlistRoutes = [
  route("shortlist/:token", "shared-shortlist/routes/shared.tsx"),
  route("shortlist/:token/owner", "shared-shortlist/routes/owner.tsx"),
  // With the secret of an email about votes.
  route("shortlist/:token/emails", "shared-shortlist/routes/emails.tsx"),
] satisfies RouteConfig;
