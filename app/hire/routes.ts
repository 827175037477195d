import { index, route } from "@react-router/dev/routes";

export const hireRoutes = [
  route("hire/form", "hire/routes/form.tsx"),
  route("hire/sent", "hire/routes/sent.tsx"),
  route("hire", "hire/routes/hire.tsx", [
    index("hire/routes/start.ts"),
    route("select-developer", "hire/routes/select-developer.tsx"),
    route("contacts", "hire/routes/contacts.tsx"),
    route("details", "hire/routes/details.tsx"),
    route("book-a-call", "hire/routes/book-a-call.tsx"),
    route("success", "hire/routes/success.tsx"),
  ]),
];
