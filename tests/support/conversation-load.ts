import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { startImapServer } from "./imap-server.ts";
import type { TestedProduct } from "./tested-product.ts";

/** A client with one request. */
export type Client = {
  request_id: number;
  reference: string;
  email: string;
  /** Of their status page. */
  token: string;
  /** Where their emails go. */
  replyTo: string;
};

/**
 * Sends a request to one of the processes until one of them responds.
 * @returns how often it was sent, since a lost response may have been one that was done
 */
export type Insist = (
  path: string,
  init: RequestInit,
) => Promise<{ status: number; text: string; attempts: number }>;

const WAIT_MS = 100;

/** @param processes those that run now */
export function createInsist(processes: () => readonly TestedProduct[]): Insist {
  return async (path, init) => {
    for (let attempts = 1; ; attempts += 1) {
      const running = processes();
      const product = running[randomInt(running.length)];
      const headers = {
        ...init.headers,
        "X-Forwarded-For": `10.${randomInt(255)}.${randomInt(255)}.1`,
      };
      const response = await product?.ask(path, { ...init, headers }).catch(() => undefined);
      if (response && response.status < 500) {
        return { status: response.status, text: response.text, attempts };
      }
      await wait(randomInt(WAIT_MS, 3 * WAIT_MS));
    }
  };
}

export function expectStatus(path: string, status: number, expected: readonly number[]): void {
  if (!expected.includes(status)) throw new Error(`${path}: ${status}`);
}

export type ClientActs = ReturnType<typeof createClientActs>;

/** A client who writes on the status page and by email. The texts are what the desk must have. */
export function createClientActs(
  client: Client,
  { insist, mailbox }: { insist: Insist; mailbox: Awaited<ReturnType<typeof startImapServer>> },
) {
  const messages: string[] = [];
  const emails: string[] = [];
  return {
    client,
    messages,
    emails,
    async writeMessage(): Promise<void> {
      const message = `Message ${randomUUID()}`;
      const path = `/status/${client.token}`;
      const { status } = await insist(path, { method: "POST", body: toForm({ message }) });
      expectStatus("a message", status, [303]);
      messages.push(message);
    },
    /** Some mail servers deliver an email twice. */
    writeEmail(): void {
      const text = `Email ${randomUUID()}`;
      const raw = toEmail(client, text);
      mailbox.deliver(raw);
      if (randomInt(3) === 0) mailbox.deliver(raw);
      emails.push(text);
    },
  };
}

export function toForm(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const toEmail = ({ email, replyTo, reference }: Client, text: string): Buffer =>
  Buffer.from(
    [
      `From: Zoe Tamm <${email}>`,
      `To: OGDS <${replyTo}>`,
      `Subject: Re: Your request ${reference}`,
      "Date: Thu, 12 Nov 2026 11:20:00 +0100",
      `Message-ID: <${randomUUID()}@host.example>`,
      "MIME-Version: 1.0",
      "Content-Type: text/plain; charset=us-ascii",
      "User-Agent: Mutt/2.2.13 (2024-03-09)",
      "",
      text,
      "",
      "On Thu, Nov 12, 2026 at 10:00:00AM +0200, OGDS wrote:",
      "> Hello Zoe,",
      "> ",
      "> Anna Kask is free from December.",
      "",
    ].join("\r\n"),
  );
