import { z } from "zod";

/** Of a form of the desk that adds something: pressed twice, it adds one. */
export const FormKeySchema = z.uuid({ error: "Open this page again" });
