import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createPdf } from "../support/documents.ts";
import { toRequestForm } from "../support/requests.ts";

/** Secrets of an earlier visitor: a link, a file, a hold. */
export type Secrets = { booking: string; upload: string; hold: string; proposal: string };

/** Forms and files that are stored by asking for the secrets. */
export const STORED_FOR_SECRETS = { requests: 1, uploads: 1 };

/** A proposal of the demo without an response. */
const PROPOSAL = "8j12f7kzy4aae3h3dyt937cdxz";

const MAIL_TIMEOUT_MS = 60_000;

/** Books a call like a client, and stores the secrets. */
export async function createSecrets(
  origin: string,
  dataDir: string,
  slots: readonly string[],
): Promise<Secrets> {
  const [booked = ""] = slots;
  // Of another day: of few calls that are left today most may not be held.
  const held = slots[Math.floor(slots.length / 2)] ?? "";
  const post = async (path: string, body: FormData | string) => {
    const headers = typeof body === "string" ? { "Content-Type": "application/json" } : undefined;
    const init = { method: "POST", body, ...(headers ? { headers } : {}) };
    const response = await fetch(origin + path, init);
    if (response.status !== 201) throw new Error(`${path} gave ${await response.text()}`);
    return (await response.json()).data;
  };
  const file = new FormData();
  file.append("purpose", "cv");
  file.append("file", new Blob([new Uint8Array(createPdf())]), "cv.pdf");
  const { upload } = await post("/api/uploads", file);
  const { hold } = await post("/api/booking/holds", JSON.stringify({ slot: held }));
  await post(
    "/api/forms/request",
    toRequestForm({
      "contact_at[date]": booked.slice(0, 10),
      "contact_at[time]": booked.slice(11, 16),
      "contact_at[timezone]": "UTC",
    }),
  );
  return { booking: await findBookingToken(dataDir), upload, hold, proposal: PROPOSAL };
}

/** The link to a booked call is in the email only, which is a file without an SMTP server. */
async function findBookingToken(dataDir: string): Promise<string> {
  const folder = join(dataDir, "mail");
  for (const begun = Date.now(); Date.now() - begun < MAIL_TIMEOUT_MS; await wait(50)) {
    const names = existsSync(folder) ? readdirSync(folder) : [];
    for (const name of names.filter((one) => one.endsWith(".eml"))) {
      // Long lines of an email are broken by "=" at their ends.
      const text = readFileSync(join(folder, name), "utf8").replaceAll(/=\r?\n/g, "");
      const token = /\/booking\/([\w-]{20,64})/.exec(text)?.[1];
      if (token) return token;
    }
  }
  throw new Error("The email with the link to the call did not come");
}
