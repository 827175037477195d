import {
  type ClientRequestDeps,
  submitClientRequest,
} from "#app/booking/calls/client-requests.service.server.ts";
import { insertFindDetails } from "#app/requests/records/request-writes.repository.server.ts";
import { toCurrency } from "#app/site/terms/terms.ts";
import { listTechnologies } from "#app/taxonomy/technologies.repository.server.ts";
import type { FindRequest } from "#contract/clients/find-request.ts";
import type { SubmissionReceipt } from "#contract/http/submission.ts";
import { toBothNames } from "#contract/members/member-terms.ts";
import type { Technology } from "#contract/values/taxonomy.ts";
import type { Transaction } from "#database/client.server.ts";
import { unprocessable } from "#platform/errors.ts";
import type { Delivery } from "#platform/forms/submission.server.ts";
import { claimUpload } from "#services/uploads/uploads.repository.server.ts";
import { toFindEmails } from "./find-emails.server.ts";
import { listMatches } from "./matches.service.server.ts";

/**
 * Stores a find request with its details and its file, see `submitClientRequest`.
 * @throws PublicError 422 for technologies or a file that are gone
 */
export async function submitFindRequest(
  deps: ClientRequestDeps,
  request: FindRequest,
  delivery: Delivery,
): Promise<SubmissionReceipt["data"]> {
  // As the last step showed them, for the agency's reply.
  const matches = await listMatches(deps.db, request);
  return submitClientRequest(deps, {
    form: "find",
    request,
    delivery,
    composeEmails: async (emailData, tx, id) => {
      const technologies = await getRequestedTechnologies(tx, request.technologies);
      await insertFindDetails(tx, id, {
        technologies: technologies.map(({ slug, name }) => ({ slug, name })),
        number_of_developers: request.number_of_developers,
        seniority_level: request.seniority_level ?? null,
        max_rate: request.max_rate ?? null,
        currency: toCurrency(emailData.site.terms),
        job_description: request.job_description,
        matches: matches.map(({ member }) => ({
          member_id: member.id,
          full_name: toBothNames(member),
          slug: member.slug,
        })),
      });
      const claim = { purpose: "brief", request_id: id, field: "brief" } as const;
      const brief = request.brief ? await claimUpload(tx, request.brief, claim) : undefined;
      return toFindEmails({
        ...emailData,
        brief,
        technologies: technologies.map(({ name }) => name),
      });
    },
  });
}

async function getRequestedTechnologies(tx: Transaction, slugs: string[]): Promise<Technology[]> {
  const known = new Map((await listTechnologies(tx)).map((one) => [one.slug, one]));
  const requested = slugs.flatMap((slug) => known.get(slug) ?? []);
  if (requested.length === slugs.length) return requested;
  throw unprocessable({
    technologies: [
      "One of the technologies is no longer on the site. Check your choice and send it again",
    ],
  });
}
