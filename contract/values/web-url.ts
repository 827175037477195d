/** `https://github.com/anna` is `github.com`. */
export const toHostName = (url: string): string => new URL(url).hostname.replace(/^www\./, "");

/** Whether a profile may link to it: encrypted, of the public web, and without a password in it. */
export const isPublicUrl = (url: string): boolean =>
  url.startsWith("https://") && findWebUrl(url) !== undefined;

/** A URL of the public web as people write it; a missing scheme is added. */
export function findWebUrl(input: string): URL | undefined {
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(input) ? input : `https://${input}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isWeb = url?.protocol === "https:" || url?.protocol === "http:";
  const isPublic = /^[^.].*\.[^.\d][^.]*$/.test(url?.hostname ?? "");
  return isWeb && isPublic && !url.username && !url.password ? url : undefined;
}

/** Whether a URL leads to one of these hosts, `crm.internal` with any port and `n8n:5678` with that one. */
export function isAtHost(input: string, hosts: readonly string[]): boolean {
  const url = URL.canParse(input) ? new URL(input) : undefined;
  const isWeb = url?.protocol === "https:" || url?.protocol === "http:";
  if (!isWeb || url.username || url.password) return false;
  return hosts.includes(url.host) || hosts.includes(url.hostname);
}
