import { expect, test } from "vitest";
import type { MemberCard } from "#contract/members/member.ts";
import type { ExampleDocument } from "./api-example.ts";
import { describeType, toApiReference } from "./api-reference.ts";

const document: ExampleDocument = {
  exampleContent: {
    member: { first_name: "Ilse", technologies: [] as unknown[] } as MemberCard,
    technology: { slug: "ada", name: "Ada" },
    reference: "KY-7K3M9Q",
  },
  info: { title: "Test" },
  paths: {
    "/api/members": {
      get: {
        summary: "List",
        parameters: [
          { name: "per_page", in: "query", schema: { type: "integer", minimum: 1, maximum: 50 } },
        ],
        responses: {
          200: {
            description: "A page",
            content: {
              "application/json": {
                schema: {
                  type: "object",
                  properties: {
                    data: { type: "array", items: { $ref: "#/components/schemas/Member" } },
                  },
                },
              },
            },
          },
        },
      },
    },
    "/api/forms/order": {
      post: {
        summary: "Order",
        requestBody: {
          content: {
            "multipart/form-data": {
              schema: {
                type: "object",
                properties: {
                  email: { type: "string", format: "email" },
                  note: { type: "string" },
                },
                required: ["email"],
              },
            },
          },
        },
        responses: { 201: { description: "Stored" } },
      },
    },
  },
  components: {
    schemas: {
      Member: {
        type: "object",
        properties: { first_name: { type: "string", description: "Given name" } },
        required: ["first_name"],
      },
    },
  },
};

test.each([
  [{ type: "integer", minimum: 1, maximum: 50 }, "integer, 1 to 50"],
  [{ type: "integer", maximum: Number.MAX_SAFE_INTEGER }, "integer"],
  [{ type: ["string", "null"] }, "string or null"],
  [{ enum: ["a", "b"] }, "one of a, b"],
  [{ const: "multiple" }, "multiple"],
  [{ type: "array", items: { $ref: "#/components/schemas/Member" } }, "list of Member"],
  [{ type: "string", format: "date" }, "date"],
  [
    { anyOf: [{ type: "integer" }, { type: "string", maxLength: 80 }] },
    "integer or string, at most 80 characters",
  ],
])("%o is described as %s", (schema, text) => {
  expect(describeType(schema)).toBe(text);
});

test("endpoints are grouped by subject, each with an example command and its responses", () => {
  const { groups, schemas } = toApiReference(document, "https://ogds.example");
  expect(groups.map(({ name }) => name)).toEqual(["Developers", "Forms"]);
  const [list, order] = groups.flatMap(({ endpoints }) => endpoints);
  expect(list).toMatchObject({
    id: "get-api-members",
    responses: [{ status: "200", description: "A page", schema: "Member" }],
    exampleResponse: JSON.stringify({ data: [{ first_name: "Ilse" }] }, null, 2),
  });
  expect(list?.command).toBe("curl 'https://ogds.example/api/members?technology=ada&per_page=2'");
  expect(list?.script).toBe(
    [
      'const response = await fetch("https://ogds.example/api/members?technology=ada&per_page=2");',
      "const { data } = await response.json();",
    ].join("\n"),
  );
  expect(order?.command).toBe(
    "curl 'https://ogds.example/api/forms/order' \\\n  -F 'email=you@example.com'",
  );
  expect(order?.fields.map(({ name, isRequired }) => [name, isRequired])).toEqual([
    ["email", true],
    ["note", false],
  ]);
  expect(schemas).toMatchObject([{ name: "Member", fields: [{ description: "Given name" }] }]);
});
