import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, test } from "vitest";
import { createApi } from "#app/api.ts";
import { createTestServices } from "../support/services.ts";

const api = createApi(await createTestServices());
const source = await (await api.request("/api/openapi.json")).text();

const RULES = {
  // The agency's data is not the software's to licence.
  "info-license": "off",
  "operation-description": "error",
  "operation-operationId": "error",
  "operation-summary": "error",
  "parameter-description": "error",
  // These responses do not depend on the request.
  "operation-4xx-response": "off",
} as const;

test("a linter finds nothing in the description", async () => {
  const config = await createConfig({ extends: ["recommended"], rules: RULES });
  const problems = await lintFromString({ source, absoluteRef: "openapi.json", config });
  expect(
    problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]),
  ).toEqual([]);
});

type Schema = { properties?: Record<string, Schema>; $ref?: string; description?: string };

/** Paths of properties without a description, at any depth. */
function findUndescribed(node: unknown, path: string): string[] {
  if (typeof node !== "object" || node === null) return [];
  const { properties = {} } = node as Schema;
  const own = Object.entries(properties)
    .filter(([, schema]) => !schema.$ref && !schema.description)
    .map(([name]) => `${path}.${name}`);
  return [
    ...own,
    ...Object.entries(node).flatMap(([name, inner]) => findUndescribed(inner, `${path}/${name}`)),
  ];
}

test("every property is described", () => {
  expect(findUndescribed(JSON.parse(source), "")).toEqual([]);
});
