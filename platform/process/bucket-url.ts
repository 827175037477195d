/** A bucket of S3-compatible storage, or a folder in it, with the credentials for it. */
export type Bucket = {
  /** URL of the bucket without credentials. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/**
 * Reads `https://KEY:SECRET@host/bucket?region=REGION`; undefined when it is anything else. Key and
 * secret are percent-encoded.
 */
export function parseBucketUrl(text: string): Bucket | undefined {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.hash !== "") return undefined;
  const { region = "auto", ...others } = Object.fromEntries(url.searchParams);
  if (!/^[a-z0-9-]+$/.test(region) || Object.keys(others).length > 0) return undefined;
  try {
    const accessKeyId = decodeURIComponent(url.username);
    const secretAccessKey = decodeURIComponent(url.password);
    if (accessKeyId === "" || secretAccessKey === "") return undefined;
    const endpoint = url.origin + url.pathname.replace(/\/+$/, "");
    return { endpoint, region, accessKeyId, secretAccessKey };
  } catch {
    return undefined;
  }
}
