import { route } from "@react-router/dev/routes";

export const shellRoutes = [route("*", "shell/routes/unknown-page.tsx")];
