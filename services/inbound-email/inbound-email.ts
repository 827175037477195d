import type { UploadType } from "#contract/values/upload-terms.ts";

/** A file of an email that is of a type and size that uploads take. */
export type InboundFile = { name: string; type: UploadType; bytes: Uint8Array };

/** What a mail server could not deliver. */
export type Bounce = {
  /** False for a report of a delay or a delivery, which changes nothing. */
  isFailure: boolean;
  reason: string;
  /** Of the email that it is about, as far as the report has them. */
  message_ids: string[];
};

/** An email as it is stored: bounded, without markup and without control characters. */
export type InboundEmail = {
  message_id: string | null;
  from: { name: string; address: string };
  /** Addresses that it was sent to, also those that only the server saw. */
  recipients: string[];
  /** Message ids of what it answers, the closest first. */
  references: string[];
  subject: string;
  text: string;
  /** The end or beginning that only repeats earlier emails. */
  quoted: string;
  files: InboundFile[];
  /** Names of files that are not stored. */
  otherFiles: string[];
  /** Written by a program: an out-of-office reply, a newsletter. */
  isAutomatic: boolean;
  bounce: Bounce | null;
  /** A mail server found that its domain did not send it (DMARC). */
  isForged: boolean;
  /** Marks of systems that it went through, against loops. */
  loops: string[];
  /** The same for each copy of an email, whichever way it came. */
  fingerprint: string;
};
