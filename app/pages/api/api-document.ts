/** As much of JSON Schema as the contract's schemas become. */
export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  description?: string;
  enum?: readonly unknown[];
  const?: unknown;
  default?: unknown;
  example?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  allOf?: readonly JsonSchema[];
};

type Content = Record<string, { schema: JsonSchema }>;

export type ApiParameter = {
  name: string;
  in: "path" | "query" | "header";
  required?: boolean;
  description?: string;
  schema: JsonSchema;
};

type ApiResponse = {
  description: string;
  content?: Content;
  headers?: Record<string, { $ref: string }>;
};

export type ApiOperation = {
  summary?: string;
  description?: string;
  parameters?: ApiParameter[];
  requestBody?: { content: Content };
  responses: Record<string, ApiResponse>;
  /** Schemes with the scopes that they need. */
  security?: readonly Record<string, readonly string[]>[];
};

/** The parts of an OpenAPI 3.1 document that the page shows. */
export type ApiDocument = {
  info: { title: string; description?: string };
  paths: Record<string, Record<string, ApiOperation>>;
  /** What is sent to endpoints of others, by type. */
  webhooks?: Record<string, Record<string, ApiOperation>>;
  components?: {
    schemas?: Record<string, JsonSchema>;
    headers?: Record<string, { description: string }>;
  };
};

export type ApiEndpoint = ApiOperation & { method: string; path: string };

/** All endpoints of a document, in its order. */
export function listEndpoints({ paths }: ApiDocument): ApiEndpoint[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  );
}

/** `Member` of `#/components/schemas/Member`. */
export function toSchemaName(ref: string): string {
  return ref.slice(ref.lastIndexOf("/") + 1);
}

/** The schema itself, where `schema` only refers to it. */
export function resolveSchema(document: ApiDocument, schema: JsonSchema): JsonSchema {
  if (schema.$ref === undefined) return schema;
  const named = document.components?.schemas?.[toSchemaName(schema.$ref)];
  if (!named) throw new Error(`The document has no schema ${schema.$ref}`);
  return named;
}
