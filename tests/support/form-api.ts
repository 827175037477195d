import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { createApi } from "#app/api.ts";
import type { Challenge } from "#contract/clients/captcha.ts";
import type { CaptchaPurpose } from "#contract/clients/forms.ts";
import { createAltcha } from "#platform/captcha/altcha.server.ts";
import type { Services } from "#services/services.server.ts";
import { createPdf } from "./documents.ts";

type Api = ReturnType<typeof createApi>;
type Sent = { form?: FormData; headers?: Record<string, string>; to?: Api };

/** Posts a form as the browser does, a valid one by default. */
export function createPost(api: Api, path: string, toGoodForm: () => FormData) {
  return async ({ form = toGoodForm(), headers = {}, to = api }: Sent = {}) => {
    const response = await to.request(path, { method: "POST", body: form, headers });
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
}

/** Uploads a document before its form, as the page does when it is chosen. */
export async function sendFile(api: Api, purpose: string, name: string): Promise<string> {
  const body = new FormData();
  body.append("purpose", purpose);
  body.append("file", new File([new Uint8Array(createPdf())], name));
  const response = await api.request("/api/uploads", { method: "POST", body });
  return (await response.json()).data.upload;
}

/** The API with the captcha, and a client that solves it as a browser would, in five seconds. */
export function createGuarded(services: Services) {
  let now = new Date();
  const api = createApi({ ...services, captcha: createAltcha(Buffer.alloc(32, 7), () => now) });
  async function solve(form: CaptchaPurpose): Promise<string> {
    const response = await api.request(`/api/captcha/challenge?form=${form}`);
    const { data } = (await response.json()) as { data: Challenge };
    if (data.provider !== "altcha") throw new Error("altcha expected");
    const { challenge } = data;
    const solution = await solveChallenge({ challenge, deriveKey });
    now = new Date(now.getTime() + 5_000);
    return btoa(JSON.stringify({ challenge, solution }));
  }
  return { api, solve };
}
