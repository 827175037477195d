import { data, Link, redirect, useLocation } from "react-router";
import { readToday } from "#app/site/agency-time.server.ts";
import { isClosed } from "#contract/clients/request-state-terms.ts";
import { awaitAll } from "#platform/process/await-all.ts";
import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import { readComposer } from "../composer/composer-data.service.server.ts";
import { NoteForm } from "../composer/note-form.tsx";
import { PhoneForm } from "../composer/phone-form.tsx";
import { ReplyForm } from "../composer/reply-form.tsx";
import { readInternalFiles } from "../files/internal-files.service.server.ts";
import { InternalFilesPanel } from "../files/internal-files-panel.tsx";
import { readListQuery } from "../lists/list-query.ts";
import { NeighbourLinks } from "../lists/neighbour-links.tsx";
import { toNewCallPath } from "../parts/call-path.ts";
import { toDeskMeta } from "../parts/desk-meta.ts";
import { PageHeader } from "../parts/page-header.tsx";
import { StateLabel } from "../parts/state-label.tsx";
import { SubmittedNotice } from "../parts/submitted-notice.tsx";
import { useIsPermitted } from "../parts/use-desk.ts";
import { useSubmission } from "../parts/use-submission.ts";
import { AlsoSent } from "../people/also-sent.tsx";
import { readSender } from "../people/person-page.service.server.ts";
import { PersonalDataLink } from "../personal-data/personal-data-link.tsx";
import { readPlacements } from "../placements/placement-list.service.server.ts";
import { RequestPlacements } from "../placements/request-placements.tsx";
import { RequestProposals } from "../proposals/page/request-proposals.tsx";
import { readRequestProposals } from "../proposals/request-proposals.service.server.ts";
import { AddressForm } from "../requests/address-form.tsx";
import { changeSubmittedRequest } from "../requests/change-action.server.ts";
import { readDeskRequest } from "../requests/desk-request.service.server.ts";
import { FORMS_OF } from "../requests/inbox.service.server.ts";
import { findNeighbours } from "../requests/neighbours.repository.server.ts";
import { readReplies } from "../requests/reply-templates.service.server.ts";
import { RequestFields } from "../requests/request-fields.tsx";
import { INBOX_FILTERS } from "../requests/request-filters.ts";
import { toIntent, toRequestPath, toRowValue } from "../requests/request-intent.ts";
import { Submitted } from "../requests/submitted.tsx";
import { requirePermission } from "../require-staff.server.ts";
import { toSourcePath } from "../sources/source-path.ts";
import { Conversation } from "../thread/conversation.tsx";
import type { Route } from "./+types/request.ts";

export const middleware = [requirePermission("requests")];

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { db, clock } = services;
  const staff = context.get(staffContext);
  const today = await readToday(db, clock());
  const request = await readDeskRequest(db, params.reference, { ...staff, today });
  if (!request) throw data(`There is no request ${params.reference}.`, { status: 404 });
  const { origin } = request;
  if (origin) throw redirect(toRequestPath({ form: "hire", reference: origin }));
  if (request.form === "apply") throw redirect(toRequestPath(request));
  const query = readListQuery(INBOX_FILTERS, url.searchParams);
  const filter = { ...query, forms: FORMS_OF.requests, staff_id: staff.id, today };
  return awaitAll({
    request,
    neighbours: findNeighbours(db, filter, request.id),
    proposals: readRequestProposals(services, request),
    templates: readReplies(db, "request", request, staff),
    composer: readComposer(services, staff, request),
    files: readInternalFiles(db, staff, { request_id: request.id }),
    sender: readSender(services, staff, request),
    placements: readPlacements(db, { request_id: request.id }, staff, services.clock()),
  });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  return changeSubmittedRequest(services, context.get(staffContext), params.reference, form);
}

export function meta({ matches, loaderData, params }: Route.MetaArgs) {
  return toDeskMeta(matches, loaderData?.request.name ?? params.reference);
}

export default function RequestPage({ loaderData, actionData }: Route.ComponentProps) {
  const submission = useSubmission(actionData);
  const { request, neighbours, proposals, templates, composer, sender, placements } = loaderData;
  const { search } = useLocation();
  const hasCall = request.call?.status === "booked" || request.call?.status === "tentative";
  const mayChange = useIsPermitted("change_requests");
  const seesProposals = useIsPermitted("proposals");
  const seesCalls = useIsPermitted("calls");
  const developers = request.find?.number_of_developers ?? request.members.length;
  return (
    <div className="lg:grid lg:min-h-dvh lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] xl:grid-cols-[minmax(0,1fr)_24rem] 2xl:grid-cols-[minmax(0,1fr)_24rem_24rem]">
      <div className="min-w-0">
        <SubmittedNotice outcome={submission} />
        <PageHeader
          above={[{ to: `/desk/requests${search}`, label: "Requests" }]}
          here={<span className="figures">{request.reference}</span>}
          title={request.name}
          company={request.company_name}
          data-snooze={toRowValue(request)}
          data-request={toRowValue(request)}
          data-form={request.form}
          links={<NeighbourLinks key={request.reference} list="requests" neighbours={neighbours} />}
        >
          <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
            {mayChange ? null : <StateLabel state={request.state} />}
            {toIntent({ form: request.form, developers, job: null })}
            {request.entered_by ? <span className="text-ink-soft">By hand</span> : null}
          </p>
          {mayChange ? (
            <RequestFields key={`fields ${request.reference}`} request={request} />
          ) : null}
        </PageHeader>
        <Conversation request={request} />
      </div>
      {mayChange ? (
        <div className="border-line border-t lg:row-span-2 lg:border-t-0 lg:border-l 2xl:row-span-1">
          <div className="space-y-6 px-4 py-4 lg:sticky lg:top-0">
            {request.email ? (
              <ReplyForm
                key={request.reference}
                request={request}
                to={request.email}
                templates={templates}
                composer={composer}
              />
            ) : null}
            <NoteForm
              key={`note ${request.reference}`}
              request={request}
              submission={submission}
              freshKey={composer.keys.note}
              draft={composer.drafts.note}
            />
            <PhoneForm key={`phone ${request.reference}`} freshKey={composer.keys.phone} />
            {request.email && seesCalls && !hasCall ? (
              <p>
                <Link to={toNewCallPath(request)} className="link">
                  Book a call
                </Link>
              </p>
            ) : null}
            {isClosed(request.state) && !hasCall ? null : (
              <Link to={toSourcePath(request)} className="link">
                Mark this source as spam
              </Link>
            )}
          </div>
        </div>
      ) : null}
      <div className="min-w-0 border-line 2xl:border-l">
        <RequestPlacements
          reference={request.reference}
          isWon={request.state === "won"}
          placements={placements}
          candidates={[...request.members, ...request.answers.flatMap(({ members }) => members)]}
        />
        {seesProposals ? (
          <RequestProposals reference={request.reference} proposals={proposals} />
        ) : null}
        <Submitted request={request} />
        <InternalFilesPanel
          key={`files ${request.reference}`}
          record={request.reference}
          files={loaderData.files}
        />
        <AlsoSent sender={sender} />
        {mayChange ? <AddressForm key={`address ${request.reference}`} request={request} /> : null}
        <PersonalDataLink email={request.email} />
      </div>
    </div>
  );
}
