import { type RouteConfig, route } from "@react-router/dev/routes";

export const vacanciesRoutes = [
  route("vacancies", "vacancies/routes/vacancies.tsx"),
  route("vacancies/:slug", "vacancies/routes/vacancy.tsx"),
] satisfies RouteConfig;
