import { z } from "zod";
import { ReferenceSchema } from "../http/submission.ts";
import { MAX_SOURCE_REQUESTS, SOURCE_KINDS } from "./desk-source-terms.ts";

/** `?by=client&by=email`: what the requests of a source have in common. */
export const SourceQuerySchema = z.array(z.enum(SOURCE_KINDS)).min(1).catch(["client", "email"]);

/** References of the requests that are marked as spam. */
export const SpamSchema = z
  .array(ReferenceSchema, { error: "Select a request" })
  .min(1, "Select a request")
  .max(MAX_SOURCE_REQUESTS, `Select ${MAX_SOURCE_REQUESTS} requests or fewer`);
