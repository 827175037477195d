import { expect, test } from "vitest";
import { ContactsSchema, ProjectSchema } from "#contract/hire-request.ts";
import { toTextConstraints } from "./constraints.ts";

test("HTML constraints come from the schema that browser and server read", () => {
  expect(toTextConstraints(ContactsSchema.shape.name)).toEqual({
    maxLength: 100,
    "aria-required": true,
  });
  expect(toTextConstraints(ContactsSchema.shape.email)).toMatchObject({ maxLength: 254 });
  expect(toTextConstraints(ContactsSchema.shape.company_name)).toEqual({ maxLength: 120 });
  expect(toTextConstraints(ProjectSchema.shape.message)).toEqual({ maxLength: 2_000 });
});
