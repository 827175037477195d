import type { OpenAPIHono } from "@hono/zod-openapi";

/** What a program gets from the desk. */
export type ProgramAnswer = {
  status: number;
  etag: string | null;
  body: {
    data: Record<string, unknown> & Record<string, unknown>[];
    next_cursor: string | null;
    synced_until: string;
    message: string;
    errors: Record<string, string[]>;
  };
};

type Init = { method?: string; body?: unknown } & Record<string, unknown>;

/** Sends requests with a token to a path below `/api/v1/desk/`; what is no option is a header. */
export function createSender(api: OpenAPIHono, token: string) {
  return async (path: string, { method, body, ...headers }: Init = {}): Promise<ProgramAnswer> => {
    const response = await api.request(`/api/v1/desk/${path}`, {
      method: method ?? "GET",
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...(headers as Record<string, string>),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return {
      status: response.status,
      etag: response.headers.get("ETag"),
      body: (await response.json()) as ProgramAnswer["body"],
    };
  };
}
