import { serve } from "@hono/node-server";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { onTestFinished } from "vitest";
import { createMcp } from "#app/mcp/mcp.server.ts";
import type { Services } from "#services/services.server.ts";

/** Serves the tools until the test ends. Returns their URL. */
export async function listenMcp(services: Services): Promise<URL> {
  const { fetch } = createMcp(services);
  return new Promise((resolve) => {
    const server = serve({ fetch, hostname: "127.0.0.1", port: 0 }, ({ port }) =>
      resolve(new URL(`http://127.0.0.1:${port}/mcp`)),
    );
    onTestFinished(() => void server.close());
  });
}

type Era = "legacy" | "auto";

/** A client of the protocol, with its older handshake or the one without sessions. */
export async function connectMcp(
  url: URL,
  { token, era = "auto" }: { token?: string; era?: Era } = {},
) {
  const client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode: era } });
  const headers: Record<string, string> =
    token === undefined ? {} : { Authorization: `Bearer ${token}` };
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }));
  onTestFinished(() => client.close());
  return {
    client,
    /** Names of the tools that are listed. */
    list: async () => (await client.listTools()).tools.map(({ name }) => name),
    /** The text of a result, and whether it is an error. */
    call: async (name: string, input: Record<string, unknown> = {}) => {
      const result = await client.callTool({ name, arguments: input });
      const [content] = result.content;
      const text = content?.type === "text" ? content.text : "";
      return { text, isError: result.isError === true };
    },
    /** The data of a result that is none. */
    read: async (name: string, input: Record<string, unknown> = {}) => {
      const result = await client.callTool({ name, arguments: input });
      const [content] = result.content;
      const text = content?.type === "text" ? content.text : "";
      if (result.isError) throw new Error(text);
      return JSON.parse(text);
    },
  };
}
