import { route } from "@react-router/dev/routes";

export const shellRoutes = [
  route("footer.html", "shell/routes/footer.ts"),
  route("*", "shell/routes/unknown-page.tsx"),
];
