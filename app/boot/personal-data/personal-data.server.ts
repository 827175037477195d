import { join } from "node:path";
import { applicationsRecord } from "#app/apply/applications-personal.repository.server.ts";
import { draftsRecord } from "#app/apply/resume/drafts-personal.repository.server.ts";
import { availabilityRecord } from "#app/availability/availability-personal.repository.server.ts";
import { holdsRecord } from "#app/booking/holds-personal.repository.server.ts";
import { daysOffRecord, hostsRecord } from "#app/booking/hosts/hosts-personal.repository.server.ts";
import { requestDraftsRecord } from "#app/desk/drafts/request-drafts-personal.repository.server.ts";
import { internalFilesRecord } from "#app/desk/files/internal-files-personal.repository.server.ts";
import { inboundEmailsRecord } from "#app/desk/inbound/inbound-personal.repository.server.ts";
import {
  companiesRecord,
  peopleRecord,
} from "#app/desk/people/people-personal.repository.server.ts";
import { placementsRecord } from "#app/desk/placements/placements-personal.repository.server.ts";
import { anonymizedMembersRecord } from "#app/developers/content/anonymized-members.repository.server.ts";
import { memberPrivateRecord } from "#app/developers/content/member-private-personal.repository.server.ts";
import { emptySearchesRecord } from "#app/developers/search/empty-searches.repository.server.ts";
import { interviewsRecord } from "#app/interviews/interviews-personal.repository.server.ts";
import { proposalsRecord } from "#app/proposals/proposals-personal.repository.server.ts";
import { requestsRecord } from "#app/requests/personal-data/requests-personal.repository.server.ts";
import { requestSourcesRecord } from "#app/requests/sources/request-sources-personal.repository.server.ts";
import { savedSearchesRecord } from "#app/saved-searches/saved-searches-personal.repository.server.ts";
import { sharedShortlistsRecord } from "#app/shared-shortlist/shared-shortlists-personal.repository.server.ts";
import { voteEmailsRecord } from "#app/shared-shortlist/vote-emails/vote-emails-personal.repository.server.ts";
import { askedJobsRecord } from "#app/status/asked-jobs.repository.server.ts";
import { dataLinksRecord } from "#app/status/data/data-links.repository.server.ts";
import type { Env } from "#platform/process/env.server.ts";
import { accessTokensRecord } from "#services/access-tokens/access-tokens-personal.repository.server.ts";
import { spentCaptchasRecord } from "#services/captcha/spent-captchas.repository.server.ts";
import { contentChangesRecord } from "#services/content/versions/content-changes-personal.repository.server.ts";
import { emailConfirmationsRecord } from "#services/email/email-confirmations.repository.server.ts";
import { createEmailFilesRecord } from "#services/email/email-files-personal.server.ts";
import { emailsRecord } from "#services/email/emails-personal.repository.server.ts";
import type { PersonalRecord } from "#services/personal-data/personal-record.server.ts";
import { rateLimitsRecord } from "#services/rate-limit.repository.server.ts";
import { staffRecords } from "#services/staff/staff-personal.repository.server.ts";
import { uploadsRecord } from "#services/uploads/uploads.repository.server.ts";
import { webhooksRecord } from "#services/webhooks/webhooks-personal.repository.server.ts";

/** Texts and authors of the operator: once published rows remain, unpublished. */
const publishedRecord: PersonalRecord = {
  name: "authors and texts",
  tables: ["authors", "articles", "faqs", "page_texts", "site"],
  retention: "public as long as the content folder has them",
};

/**
 * All personal data, dependent records first. Retention, erasing and
 * handing out are these lists and nothing else.
 */
export function listPersonalRecords({ dataDir }: Pick<Env, "dataDir">): readonly PersonalRecord[] {
  return [
    requestDraftsRecord,
    placementsRecord,
    internalFilesRecord,
    requestsRecord,
    requestSourcesRecord,
    applicationsRecord,
    inboundEmailsRecord,
    askedJobsRecord,
    dataLinksRecord,
    availabilityRecord,
    interviewsRecord,
    draftsRecord,
    savedSearchesRecord,
    memberPrivateRecord,
    holdsRecord,
    hostsRecord,
    daysOffRecord,
    uploadsRecord,
    proposalsRecord,
    peopleRecord,
    companiesRecord,
    voteEmailsRecord,
    sharedShortlistsRecord,
    anonymizedMembersRecord,
    emailsRecord,
    createEmailFilesRecord(join(dataDir, "mail")),
    spentCaptchasRecord,
    emailConfirmationsRecord,
    rateLimitsRecord,
    emptySearchesRecord,
    contentChangesRecord,
    ...staffRecords,
    accessTokensRecord,
    webhooksRecord,
    publishedRecord,
  ];
}
