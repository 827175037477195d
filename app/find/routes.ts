import { route } from "@react-router/dev/routes";

export const findRoutes = [
  route("find", "find/routes/start.ts"),
  route("find/contacts", "find/routes/contacts.tsx"),
];
