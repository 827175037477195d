import { data, type RouterContextProvider, redirect } from "react-router";
import { findJobById, listOpenJobs } from "#app/apply/applications.repository.server.ts";
import { findLastCorrection } from "#app/apply/corrections.repository.server.ts";
import { findCv, toStoredAnswers } from "#app/apply/stored-answers.ts";
import { listRequestsByReference } from "#app/requests/records/requests.repository.server.ts";
import { getBookingConfig } from "#app/site/site.service.server.ts";
import { listTechnologies } from "#app/taxonomy/technologies.repository.server.ts";
import { CorrectionSchema } from "#contract/applications/application.ts";
import { toFormValues } from "#platform/forms/form-values.ts";
import { toWaitHeaders } from "#platform/http/wait-headers.server.ts";
import { toFileText } from "#platform/uploads/saved-file.ts";
import { issueFormToken } from "#services/forms/form-token.server.ts";
import { handlePageForm } from "#services/forms/page-form.server.ts";
import { clientContext, servicesContext } from "#services/services.server.ts";
import { describe } from "../request-way.service.server.ts";
import { canWithdraw } from "../status-words.ts";
import { correctApplication, openCorrection } from "./correct-application.service.server.ts";
import { SEEN_FIELD } from "./correction-fields.ts";

const FORM = "correction";

type Context = Readonly<RouterContextProvider>;

/** An application as its sender corrects it; undefined for a link of something else. */
export async function loadCorrection(token: string, context: Context) {
  const { db, clock } = context.get(servicesContext);
  const request = await openCorrection(db, token, clock());
  if (!request) return undefined;
  const [stored] = await listRequestsByReference(db, request.reference);
  if (!stored?.application) return undefined;
  const { vacancy_id } = stored.application;
  const job = vacancy_id === null ? undefined : await findJobById(db, vacancy_id);
  const open = await listOpenJobs(db);
  const isOpen = open.some(({ slug }) => slug === job?.slug);
  const cv = findCv(stored);
  return {
    reference: request.reference,
    email: request.email,
    isOpen: canWithdraw(await describe(db, request)),
    answers: toStoredAnswers(stored, stored.application, job?.slug),
    // The vacancy that it is for stays one to choose.
    jobs: job && !isOpen ? [job, ...open] : open,
    technologies: await listTechnologies(db),
    ourTimezone: (await getBookingConfig(db)).timezone,
    cv: cv && toFileText(cv),
    seen: await findLastCorrection(db, request.id),
    token: await issueFormToken(db, FORM, clock()),
  };
}

/** Stores what was corrected; redirects, so that a reload sends nothing twice. */
export async function submitCorrection(token: string, request: Request, context: Context) {
  const services = context.get(servicesContext);
  const client = context.get(clientContext);
  const { db, clock, log } = services;
  let isChanged = true;
  let seen = 0;
  const outcome = await handlePageForm(
    { request, client, db, clock, log },
    {
      name: FORM,
      file: { field: "cv", purpose: "cv" },
      schema: CorrectionSchema,
      toValues: (input) => {
        seen = Number(input[SEEN_FIELD]) || 0;
        return toFormValues(Object.entries(input));
      },
      submit: async (correction, { key }) => {
        isChanged = await correctApplication(services, token, correction, { key, seen });
      },
    },
  );
  if (outcome.kind === "stored") {
    return redirect(
      `/status/${token}/correction?done=${isChanged ? "corrected" : "unchanged"}`,
      303,
    );
  }
  const { state, status, retryAfter } = outcome;
  return data(state, { status, headers: toWaitHeaders(retryAfter) });
}
