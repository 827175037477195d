/** A mailbox and how it is reached. */
export type ImapAddress = {
  host: string;
  port: number;
  /** By TLS from the first byte on; otherwise after STARTTLS. */
  isSecure: boolean;
  user: string;
  password: string;
  mailbox: string;
};

const PORTS = { "imaps:": 993, "imap:": 143 };

/** @returns undefined for a text that is no URL of a mailbox with user and password */
export function parseImapUrl(text: string): ImapAddress | undefined {
  const url = URL.parse(text);
  const protocol = url?.protocol;
  if (!url?.hostname || !url.username || !url.password) return undefined;
  if (protocol !== "imaps:" && protocol !== "imap:") return undefined;
  try {
    return {
      host: url.hostname.replace(/^\[(.*)\]$/, "$1"),
      port: Number(url.port) || PORTS[protocol],
      isSecure: protocol === "imaps:",
      user: decodeURIComponent(url.username),
      password: decodeURIComponent(url.password),
      mailbox: decodeURIComponent(url.pathname.slice(1)) || "INBOX",
    };
  } catch {
    return undefined;
  }
}
