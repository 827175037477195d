import type pg from "pg";

/** The client, with its queries sent one after the other, in whatever way they are called. */
export function inOrder<Client extends pg.ClientBase>(client: Client): Client {
  let last: Promise<unknown> = Promise.resolve();
  const query = (...args: Parameters<pg.ClientBase["query"]>) => {
    const next = last.then(() => client.query(...args));
    last = next.then(
      () => {},
      () => {},
    );
    return next;
  };
  return new Proxy(client, {
    get: (target, name) => (name === "query" ? query : Reflect.get(target, name)),
  });
}
