import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import pg from "pg";
import { toRequestForm } from "#tests/support/requests.ts";

/** Milliseconds of each operation, and operations per second. */
export type Measured = { times: number[]; perSecond: number };

/** Repeats an operation with a concurrency of `atOnce` for some seconds. */
async function repeat(
  atOnce: number,
  seconds: number,
  once: (worker: number) => Promise<void>,
): Promise<Measured> {
  const times: number[] = [];
  const started = performance.now();
  const end = started + seconds * 1_000;
  await Promise.all(
    Array.from({ length: atOnce }, async (_, worker) => {
      for (let begun = performance.now(); begun < end; begun = performance.now()) {
        await once(worker);
        times.push(performance.now() - begun);
      }
    }),
  );
  return { times, perSecond: times.length / ((performance.now() - started) / 1_000) };
}

/** A client that posts hire requests, each with a new idempotency key. */
export async function createPoster(port: number) {
  const form = new Response(toRequestForm());
  const body = Buffer.from(await form.arrayBuffer());
  const type = form.headers.get("Content-Type") ?? "";
  const agent = new Agent({ keepAlive: true });
  let sent = 0;

  const post = () =>
    new Promise<void>((resolve, reject) => {
      sent += 1;
      const asking = request(
        {
          ...{ host: "127.0.0.1", port, agent, method: "POST", path: "/api/forms/request" },
          headers: {
            "Content-Type": type,
            "Content-Length": body.length,
            "Idempotency-Key": randomUUID(),
            // Each from another address, because of the rate limit.
            "X-Forwarded-For": `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
          },
        },
        (answer) => {
          if (answer.statusCode !== 201) reject(new Error(`the form gave ${answer.statusCode}`));
          answer.on("end", resolve).resume();
        },
      );
      asking.on("error", reject).end(body);
    });

  return {
    post,
    count: () => sent,
    run: (atOnce: number, seconds: number) => repeat(atOnce, seconds, post),
    close: () => agent.destroy(),
  };
}

const ROW = "x".repeat(400);

/** The baseline: clients that insert and commit one row of the same size. */
export async function createInserter(url: string, most: number) {
  const pool = new pg.Pool({ connectionString: url, max: most });
  await pool.query(
    "create table bench_rows (id bigint generated always as identity primary key, key uuid unique not null, text text not null)",
  );
  const insert = async () => {
    const query = "insert into bench_rows (key, text) values ($1, $2) returning id";
    await pool.query({ name: "insert", text: query, values: [randomUUID(), ROW] });
  };
  return {
    run: (atOnce: number, seconds: number) => repeat(atOnce, seconds, insert),
    close: () => pool.end(),
  };
}
