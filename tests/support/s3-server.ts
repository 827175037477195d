import { createHash, createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/**
 * `failing` responds 500, `silent` never responds, `corrupt` sends other bytes of the same length,
 * `redirecting` names another host, `endless` sends bytes without an end.
 */
export type S3Mode = "fine" | "failing" | "silent" | "corrupt" | "redirecting" | "endless";

const KEY = "TESTKEY";
/** With characters that a URL has to escape. */
const SECRET = "test/secret+with=signs";
const REGION = "eu-test-1";
const BUCKET = "media";

const hash = (text: string) => createHash("sha256").update(text).digest("hex");
const sign = (key: string | Buffer, text: string) =>
  createHmac("sha256", key).update(text).digest();

/** Why a request is refused by Signature Version 4; undefined when its signature is right. */
function checkSignature({ method, url = "", headers }: IncomingMessage): string | undefined {
  const authorization = headers.authorization ?? "";
  const [, key, date = "", region = "", names = "", signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w{64})$/.exec(
      authorization,
    ) ?? [];
  if (key !== KEY) return "InvalidAccessKeyId";
  if (region !== REGION) return "AuthorizationHeaderMalformed";
  const { pathname, searchParams } = new URL(url, "http://storage");
  searchParams.sort();
  const time = String(headers["x-amz-date"]);
  const request = [
    method,
    pathname,
    searchParams.toString(),
    ...names.split(";").map((name) => `${name}:${headers[name]}`),
    "",
    names,
    headers["x-amz-content-sha256"],
  ].join("\n");
  const scope = `${date}/${region}/s3/aws4_request`;
  const text = ["AWS4-HMAC-SHA256", time, scope, hash(request)].join("\n");
  const signingKey = [date, region, "s3", "aws4_request"].reduce<string | Buffer>(
    (secret, part) => sign(secret, part),
    `AWS4${SECRET}`,
  );
  return signature === sign(signingKey, text).toString("hex") ? undefined : "SignatureDoesNotMatch";
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { "Content-Type": "application/xml" });
  response.end(
    `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
  );
}

/** A server of the S3 protocol on this machine, with one bucket, as far as the product uses it. */
export async function startS3Server(requestedPort = 0) {
  const objects = new Map<string, { bytes: Buffer; type: string }>();
  const requests: string[] = [];
  const state = { mode: "fine" as S3Mode };

  function send(response: ServerResponse, key: string): void {
    const object = objects.get(key);
    if (!object) {
      refuse(response, 404, "NoSuchKey");
      return;
    }
    response.writeHead(200, { "Content-Type": object.type });
    if (state.mode === "endless") {
      const write = () => {
        while (!response.destroyed && response.write(Buffer.alloc(1_000_000)));
      };
      response.on("drain", write);
      write();
    } else {
      response.end(state.mode === "corrupt" ? object.bytes.map((byte) => byte ^ 1) : object.bytes);
    }
  }

  const server = createServer(async (request, response) => {
    const { method = "", url = "", headers } = request;
    const body = await buffer(request).catch(() => undefined);
    if (!body || state.mode === "silent") return;
    const refusal = checkSignature(request);
    const [, bucket, key = ""] = url.split(/^\/([^/]+)\//);
    requests.push(`${method} ${key}`);
    if (refusal) refuse(response, 403, refusal);
    else if (state.mode === "failing") refuse(response, 500, "InternalError");
    else if (state.mode === "redirecting") {
      response.writeHead(307, { Location: `http://localhost:1${url}` }).end();
    } else if (bucket !== BUCKET) refuse(response, 404, "NoSuchBucket");
    else if (method === "GET") send(response, key);
    else if (method === "PUT") {
      objects.set(key, { bytes: body, type: String(headers["content-type"]) });
      response.end();
    } else if (method === "DELETE") {
      objects.delete(key);
      response.writeHead(204).end();
    } else refuse(response, 405, "MethodNotAllowed");
  });
  await once(server.listen(requestedPort, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const origin = `127.0.0.1:${port}`;
  return {
    /** For `MEDIA_URL`. */
    url: `http://${KEY}:${encodeURIComponent(SECRET)}@${origin}/${BUCKET}?region=${REGION}`,
    port,
    objects,
    /** Method and key of each. */
    requests,
    state,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
