import { index, route } from "@react-router/dev/routes";

export const applyRoutes = [
  route("apply/form", "apply/routes/form.tsx"),
  route("apply/sent", "apply/routes/sent.tsx"),
  route("apply/save", "apply/resume/routes/save.tsx"),
  route("apply/save/:outcome", "apply/resume/routes/outcome.tsx"),
  route("apply/resume/:token", "apply/resume/routes/resume.tsx"),
  route("apply", "apply/routes/apply.tsx", [
    index("apply/routes/start.ts"),
    route("job-selection", "apply/routes/job-selection.tsx"),
    route("contacts", "apply/routes/contacts.tsx"),
    route("location", "apply/routes/location.tsx"),
    route("skills-and-technologies", "apply/routes/skills-and-technologies.tsx"),
    route("details", "apply/routes/details.tsx"),
    route("socials", "apply/routes/socials.tsx"),
    route("check-your-answers", "apply/routes/check-your-answers.tsx"),
    route("success", "apply/routes/success.tsx"),
  ]),
];
