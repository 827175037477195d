import { index, route } from "@react-router/dev/routes";

export const findRoutes = [
  route("find/form", "find/routes/form.tsx"),
  route("find/sent", "find/routes/sent.tsx"),
  route("find", "find/routes/find.tsx", [
    index("find/routes/start.ts"),
    route("contacts", "find/routes/contacts.tsx"),
    route("details", "find/routes/details.tsx"),
    route("developers", "find/routes/developers.tsx"),
    route("book-a-call", "find/routes/book-a-call.tsx"),
    route("success", "find/routes/success.tsx"),
  ]),
];
