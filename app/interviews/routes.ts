import { type RouteConfig, route } from "@react-router/dev/routes";

export const interviewsRoutes = [
  route("proposals/:id/interviews/:member", "interviews/routes/client-interview.tsx"),
  route("interviews/:token", "interviews/routes/member-interview.tsx"),
] satisfies RouteConfig;
