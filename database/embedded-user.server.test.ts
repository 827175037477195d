import { expect, test } from "vitest";
import { StartError } from "#platform/process/start-error.server.ts";
import { findUnprivileged } from "./embedded-user.server.ts";

const root = "root:x:0:0:root:/root:/bin/bash";
const nobody = "nobody:x:65534:65534:nobody:/nonexistent:/usr/sbin/nologin";
const postgres = "postgres:x:101:104:PostgreSQL:/var/lib/postgresql:/bin/bash";

test("as root the server runs as postgres, or else as nobody", () => {
  expect(findUnprivileged([root, nobody, postgres].join("\n"))).toEqual({ uid: 101, gid: 104 });
  expect(findUnprivileged([root, nobody].join("\n"))).toEqual({ uid: 65534, gid: 65534 });
});

test("with neither of them the error says what to do", () => {
  expect(() => findUnprivileged(root)).toThrow(StartError);
  expect(() => findUnprivileged(root)).toThrow("DATABASE_URL");
});
