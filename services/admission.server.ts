import { type Admission, createAdmission } from "#platform/admission/admission.server.ts";
import { countClientHit } from "./rate-limit.repository.server.ts";
import type { Services } from "./services.server.ts";

/** One for the process: API and pages share its slots and its memory. */
export function createAppAdmission({ db, env }: Pick<Services, "db" | "env">): Admission {
  return createAdmission({
    countRequest: (name, address, rate) => countClientHit(db, name, address, rate),
    trustProxy: env.trustProxy,
  });
}
