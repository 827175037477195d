import { expect, test } from "vitest";
import { parseBucketUrl } from "./bucket-url.ts";

test("a bucket is a path or a host, with percent-encoded credentials", () => {
  expect(parseBucketUrl("https://KEY:a%2Fb%2Bc@s3.example/media/?region=eu-1")).toEqual({
    endpoint: "https://s3.example/media",
    region: "eu-1",
    accessKeyId: "KEY",
    secretAccessKey: "a/b+c",
  });
  expect(parseBucketUrl("http://KEY:S@media.s3.example:9000")).toMatchObject({
    endpoint: "http://media.s3.example:9000",
    region: "auto",
  });
});

test.each([
  "s3://KEY:SECRET@host/bucket",
  "https://host/bucket",
  "https://KEY@host/bucket",
  "https://KEY:a/b@host/bucket",
  "https://KEY:%zz@host/bucket",
  "https://KEY:SECRET@host/bucket?region=",
  "https://KEY:SECRET@host/bucket?region=eu 1",
  "https://KEY:SECRET@host/bucket?style=path",
  "https://KEY:SECRET@host/bucket#part",
])("%s is no bucket", (url) => {
  expect(parseBucketUrl(url)).toBeUndefined();
});
