import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { request } from "node:https";
import { join } from "node:path";
import { findFreePort } from "#platform/process/free-port.server.ts";

export const hasNginx =
  spawnSync("nginx", ["-v"]).status === 0 && spawnSync("openssl", ["version"]).status === 0;

type Proxied = { status: number; server: string };

/** An nginx with our configuration in front of a server that responds to everything with 200. */
export type TestedNginx = {
  get(path: string): Promise<Proxied>;
  /** Stops the server behind it: requests get 502 from then on. */
  stopUpstream(): Promise<void>;
  /** Lines of both logs so far. */
  readLogs(): { access: string; error: string };
  stop(): Promise<void>;
};

/** Replaces a required text: a configuration that changed must not pass untested. */
function replaceAll(text: string, pattern: RegExp, replacement: string): string {
  const replaced = text.replace(pattern, replacement);
  if (replaced === text) throw new Error(`The configuration has no ${pattern}`);
  return replaced;
}

/**
 * Starts nginx with a configuration whose ports, paths and servers are replaced by ones in
 * `folder`.
 * @throws what `nginx -t` reports
 */
export async function startNginx(config: string, folder: string): Promise<TestedNginx> {
  mkdirSync(folder);
  const upstream = createServer((_request, response) => response.end("fine")).listen(
    0,
    "127.0.0.1",
  );
  await once(upstream, "listening");
  const { port: upstreamPort } = upstream.address() as { port: number };
  const [http, https] = [await findFreePort(), await findFreePort()];
  const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
  const subject = ["-subj", "/CN=ogds.example", "-keyout", key, "-out", certificate];
  execFileSync("openssl", ["req", "-x509", "-nodes", "-newkey", "rsa:2048", ...subject], {
    stdio: "ignore",
  });

  let site = replaceAll(config, /listen 80;/g, `listen 127.0.0.1:${http};`);
  site = replaceAll(site, /listen 443 /g, `listen 127.0.0.1:${https} `);
  site = replaceAll(site, /ssl_certificate \S+;/g, `ssl_certificate ${certificate};`);
  site = replaceAll(site, /ssl_certificate_key \S+;/g, `ssl_certificate_key ${key};`);
  site = replaceAll(site, /server 127\.0\.0\.1:\d+/g, `server 127.0.0.1:${upstreamPort}`);
  site = replaceAll(site, /\/var\/log\/nginx\//g, `${folder}/`);
  writeFileSync(join(folder, "site.conf"), site);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const main = join(folder, "nginx.conf");
  writeFileSync(
    main,
    `daemon off;
pid ${folder}/nginx.pid;
worker_processes 1;
events {}
http {
${temporary.map((name) => `  ${name}_temp_path ${folder}/${name};`).join("\n")}
  include ${folder}/site.conf;
}
`,
  );
  // The error log before the configuration is read: the system's default is not writable.
  const run = ["-e", join(folder, "start.log"), "-c", main];
  const check = spawnSync("nginx", ["-t", ...run], { encoding: "utf8" });
  if (check.status !== 0) throw new Error(check.stderr);

  const nginx = spawn("nginx", run, { stdio: "ignore" });
  const get = (path: string) =>
    new Promise<Proxied>((resolve, reject) => {
      const options = { host: "127.0.0.1", port: https, path, rejectUnauthorized: false };
      request(options, (response) => {
        response.resume();
        const server = String(response.headers.server);
        response.on("end", () => resolve({ status: response.statusCode ?? 0, server }));
      })
        .on("error", reject)
        .end();
    });
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  return {
    get,
    stopUpstream: async () => {
      upstream.closeAllConnections();
      if (upstream.listening) await new Promise((resolve) => upstream.close(resolve));
    },
    readLogs: () => ({ access: read("ogds.log"), error: read("ogds-error.log") }),
    stop: async () => {
      upstream.closeAllConnections();
      upstream.close();
      nginx.kill("SIGTERM");
      if (nginx.exitCode === null) await once(nginx, "exit");
    },
  };
}
