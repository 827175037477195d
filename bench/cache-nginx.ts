import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A response of our server, for nginx to send the same. */
export type Sample = { path: string; plain: Buffer; brotli: Buffer; headers: Headers };

/** Headers that nginx sets itself. */
const ITS_OWN = new Set([
  "connection",
  "content-encoding",
  "content-length",
  "content-type",
  "date",
  "etag",
  "keep-alive",
  "vary",
  "x-request-id",
]);

/**
 * Writes an nginx configuration optimized for speed: one worker, open files cached, no log, the
 * headers of our responses.
 * @returns path of the configuration
 */
export function writeNginx(
  folder: string,
  { port, brotliModule, samples }: { port: number; brotliModule: string; samples: Sample[] },
): string {
  const root = join(folder, "root");
  const locations = samples.map(({ path, plain, brotli, headers }) => {
    const file = join(root, path);
    mkdirSync(join(file, ".."), { recursive: true });
    writeFileSync(file, plain);
    writeFileSync(`${file}.br`, brotli);
    const added = [...headers]
      .filter(([name]) => !ITS_OWN.has(name))
      .map(([name, value]) => `      add_header ${name} "${value}";`);
    return [
      `    location = ${path} {`,
      "      types {}",
      `      default_type "${headers.get("content-type")}";`,
      ...added,
      `      add_header x-request-id $request_id;`,
      "    }",
    ].join("\n");
  });
  const file = join(folder, "nginx.conf");
  writeFileSync(
    file,
    `
load_module ${brotliModule};
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
worker_processes 1;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  open_file_cache max=100 inactive=1h;
  open_file_cache_valid 1h;
  brotli_static on;
  gzip_vary on;
  server_tokens off;
  server {
    listen 127.0.0.1:${port};
    root ${root};
${locations.join("\n")}
  }
}
`,
  );
  return file;
}
