import { randomBytes } from "node:crypto";
import { openSealed, sealText } from "#platform/secrets/sealed-text.server.ts";

/** 192 bits in Base64, as Standard Webhooks writes a symmetric secret. */
export const createWebhookSecret = (): string => `whsec_${randomBytes(24).toString("base64")}`;

const toPlace = (endpoint_id: string) => `webhook ${endpoint_id}`;

/** A URL or secret as it is stored: who reads the database cannot sign or post to a chat. */
export const sealOfEndpoint = (secretKey: Buffer, endpoint_id: string, text: string): string =>
  sealText(secretKey, text, toPlace(endpoint_id));

/** @returns undefined when it was encrypted with another key */
export const openOfEndpoint = (
  secretKey: Buffer,
  endpoint_id: string,
  sealed: string,
): string | undefined => openSealed(secretKey, sealed, toPlace(endpoint_id));
