import { data, useLocation } from "react-router";
import { readToday } from "#app/site/agency-time.server.ts";
import { classNames } from "#design/class-names.ts";
import { awaitAll } from "#platform/process/await-all.ts";
import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import { ApplicationAnswers } from "../applications/application-answers.tsx";
import { changeSubmittedApplication } from "../applications/change-application.server.ts";
import { CvFrame, findShownCv } from "../applications/cv-frame.tsx";
import { readDeskApplication } from "../applications/desk-application.service.server.ts";
import { MemberPanel } from "../applications/member-panel.tsx";
import { RejectionNotice } from "../applications/rejection-notice.tsx";
import { ReviewForm } from "../applications/review-form.tsx";
import { Reviews } from "../applications/reviews.tsx";
import { readComposer } from "../composer/composer-data.service.server.ts";
import { NoteForm } from "../composer/note-form.tsx";
import { ReplyForm } from "../composer/reply-form.tsx";
import { readInternalFiles } from "../files/internal-files.service.server.ts";
import { InternalFilesPanel } from "../files/internal-files-panel.tsx";
import { readListQuery } from "../lists/list-query.ts";
import { NeighbourLinks } from "../lists/neighbour-links.tsx";
import { toDeskMeta } from "../parts/desk-meta.ts";
import { PageHeader } from "../parts/page-header.tsx";
import { SubmittedNotice } from "../parts/submitted-notice.tsx";
import { useDesk } from "../parts/use-desk.ts";
import { useSubmission } from "../parts/use-submission.ts";
import { AlsoSent } from "../people/also-sent.tsx";
import { readSender } from "../people/person-page.service.server.ts";
import { PersonalDataLink } from "../personal-data/personal-data-link.tsx";
import { AddressForm } from "../requests/address-form.tsx";
import { findNeighbours } from "../requests/neighbours.repository.server.ts";
import { findPlannedEmail } from "../requests/planned-email.ts";
import { readReplies } from "../requests/reply-templates.service.server.ts";
import { RequestFields } from "../requests/request-fields.tsx";
import { APPLICATION_FILTERS } from "../requests/request-filters.ts";
import { toRowValue } from "../requests/request-intent.ts";
import { Files } from "../requests/submitted.tsx";
import { requirePermission } from "../require-staff.server.ts";
import { Conversation } from "../thread/conversation.tsx";
import type { Route } from "./+types/application.ts";

export const middleware = [requirePermission("applications")];

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const staff = context.get(staffContext);
  const today = await readToday(db, clock());
  const application = await readDeskApplication(db, params.reference, { ...staff, today });
  if (!application) throw data(`There is no application ${params.reference}.`, { status: 404 });
  const query = readListQuery(APPLICATION_FILTERS, url.searchParams);
  const filter = { ...query, forms: ["apply"], staff_id: staff.id, today } as const;
  return awaitAll({
    application,
    neighbours: findNeighbours(db, filter, application.id),
    templates: readReplies(db, "application", application, staff),
    rejections: readReplies(db, "rejection", application, staff),
    composer: readComposer(context.get(servicesContext), staff, application),
    files: readInternalFiles(db, staff, { request_id: application.id }),
    sender: readSender(context.get(servicesContext), staff, application),
  });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  return changeSubmittedApplication(services, context.get(staffContext), params.reference, form);
}

export function meta({ matches, loaderData, params }: Route.MetaArgs) {
  return toDeskMeta(matches, loaderData?.application.name ?? params.reference);
}

export default function ApplicationPage({ loaderData, actionData }: Route.ComponentProps) {
  const submission = useSubmission(actionData);
  const { application, neighbours, templates, rejections, composer, sender } = loaderData;
  const { search } = useLocation();
  const { staff } = useDesk();
  const cv = findShownCv(application);
  const { reviews, events } = application;
  const planned = findPlannedEmail(events);
  const wasTold = events.some(
    ({ delivery }) => delivery?.send_at && !delivery.is_undoable && delivery.sent_at,
  );
  return (
    <div
      // Another application is another page: nothing that was typed passes over to it.
      key={application.reference}
      className={classNames(
        "lg:grid lg:min-h-dvh lg:grid-cols-[minmax(0,1fr)_20rem]",
        cv && "xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_17rem]",
      )}
    >
      <div className="min-w-0">
        <SubmittedNotice outcome={submission} />
        <PageHeader
          above={[{ to: `/desk/applications${search}`, label: "Applications" }]}
          here={<span className="figures">{application.reference}</span>}
          title={application.name}
          data-request={toRowValue(application)}
          data-form="apply"
          links={<NeighbourLinks list="applications" neighbours={neighbours} />}
        >
          <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
            {application.application.job}
            {application.entered_by ? <span className="text-ink-soft">By hand</span> : null}
          </p>
          <RequestFields
            request={application}
            rejection={{ templates: rejections, planned, wasTold }}
          />
        </PageHeader>
        <Conversation request={application} />
        <Files request={application} />
        <InternalFilesPanel record={application.reference} files={loaderData.files} />
        <Reviews reviews={reviews} />
        <ApplicationAnswers application={application} />
        <AlsoSent sender={sender} />
        <AddressForm request={application} />
        <PersonalDataLink email={application.email} />
      </div>
      {cv ? (
        <div className="hidden h-dvh border-line border-l xl:sticky xl:top-0 xl:block">
          <CvFrame {...cv} />
        </div>
      ) : null}
      <div className="border-line border-t lg:border-t-0 lg:border-l">
        <div className="space-y-6 px-4 py-4">
          {application.state === "accepted" || application.member ? (
            <MemberPanel {...application} />
          ) : null}
          {planned ? <RejectionNotice sendAt={planned.send_at} /> : null}
          <ReviewForm own={reviews.find(({ staff_id }) => staff_id === staff.id)} />
          {application.email ? (
            <ReplyForm
              key={application.reference}
              request={application}
              to={application.email}
              templates={templates}
              composer={composer}
            />
          ) : null}
          <NoteForm
            key={`note ${application.reference}`}
            request={application}
            submission={submission}
            freshKey={composer.keys.note}
            draft={composer.drafts.note}
          />
        </div>
      </div>
    </div>
  );
}
